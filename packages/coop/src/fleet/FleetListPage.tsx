import { Button } from '@mantine/core'
import {
  formatPhone,
  importFields,
  undoChange,
  type Company,
  type FleetChange,
  type ImportList,
  type ImportRow,
} from '@parking/domain'
import { late, LazyDialog, UnreadableNote, useAppContext, useTexts } from '@parking/runtime'
import { Dialog, PageHeader, PlusIcon, useKeptFocus } from '@parking/ui'
import { useMemo, useRef, useState, type ReactNode } from 'react'
import type { BulkStep, BulkWork } from '../bulk/BulkWork.ts'
import { UnfinishedNotice } from '../bulk/UnfinishedNotice.tsx'
import { ChangeNotice } from '../change/ChangeNotice.tsx'
import { useChangeNotice } from '../change/useChangeNotice.ts'
import { useUndoableChange } from '../change/useUndoableChange.tsx'
import { fleetTexts } from '../fleetTexts/ru.ts'
import { importTexts } from '../import/texts/ru.ts'
import { FleetList } from '../list/FleetList.tsx'
import type {
  FleetAction,
  FleetListDescription,
  FleetRow,
  OfferedAction,
} from '../rows/FleetListDescription.ts'
import { AskedChangeDialog, type AskedChange } from './AskedChangeDialog.tsx'
import { CompanyReading } from './CompanyReading.tsx'
import css from './FleetListPage.module.css'
import { useFleet } from './useFleet.ts'

const BulkDialog = late(async () => (await import('../bulk/BulkDialog.tsx')).BulkDialog)

const ImportDialog = late(async () => (await import('../import/ImportDialog.tsx')).ImportDialog)

/** What is open over a list: an entry (null: a new one), a question, a file, or many changes. */
type Opened<Row> =
  | { readonly kind: 'entry'; readonly entry: Row | null }
  | { readonly kind: 'question'; readonly asked: AskedChange }
  | { readonly kind: 'why'; readonly title: string; readonly text: string }
  | { readonly kind: 'import' }
  | { readonly kind: 'bulk'; readonly work: BulkWork; readonly company: Company }

/** The page over one of the company's lists: its head, the list, and what can be done with its rows. */
export function FleetListPage<Row extends FleetRow>({
  list,
}: {
  readonly list: FleetListDescription<Row>
}): ReactNode {
  const { name } = list
  const { t } = useTexts(fleetTexts)
  const loads = useTexts(importTexts).t
  const { contacts } = useAppContext().city
  const { query, fleet } = useFleet()
  const company = query.data
  const { show } = useChangeNotice()
  const { make, showDone } = useUndoableChange()
  const [opened, setOpened] = useState<Opened<Row> | null>(null)
  const columns = useMemo(() => list.columns(t), [list, t])
  // Once for all rows: looking up a text hundreds of times takes a while.
  const labels = useMemo(
    () => ({
      edit: t('list.edit'),
      activate: t('list.activate'),
      deactivate: t('list.deactivate'),
      remove: t('list.remove'),
    }),
    [t],
  )
  const nameOf = (row: Row): string => columns[0]?.text(row) ?? ''
  const page = useRef<HTMLDivElement>(null)
  useKeptFocus(page)

  /** Who opens something has read what was said before. */
  function open(next: Opened<Row>): void {
    show(null)
    setOpened(next)
  }
  const close = (): void => setOpened(null)
  function closeDone(change: FleetChange, text: string): void {
    close()
    showDone(change, text)
  }

  function act(action: FleetAction<Row>, row: Row, change: FleetChange): void {
    const { key, done, failed, question } = action
    const values = { name: nameOf(row) }
    const words = { done: t(done, values), failed: t(failed) }
    if (question === undefined) {
      make(change, words)
      return
    }
    const asked = {
      title: t(question.title, values),
      text: t(undoChange(change) === null ? question.forGood : question.undoable, values),
      confirm: t(`list.${key}`),
      change,
      ...words,
    }
    open({ kind: 'question', asked })
  }

  /** Says why something can't be done. */
  function explain({ whyNot }: FleetAction<Row>): void {
    if (whyNot === undefined) return
    const phone = formatPhone(contacts.phone)
    open({ kind: 'why', title: t('list.notRemovable'), text: t(whyNot, { phone }) })
  }

  function actionsOf(row: Row): readonly OfferedAction[] {
    const edit = {
      label: labels.edit,
      onPress: () => open({ kind: 'entry', entry: row }),
    }
    const others = list.actions.flatMap((action) => {
      const label = labels[action.key]
      const change = action.change(row)
      if (change !== null) return [{ label, onPress: () => act(action, row, change) }]
      return action.whyNot === undefined ? [] : [{ label, onPress: () => explain(action) }]
    })
    return list.isEditable ? [edit, ...others] : others
  }

  function bulkActionsOf(rows: readonly Row[], unseen: number): readonly OfferedAction[] {
    return list.actions.flatMap((action) => {
      const label = labels[action.key]
      const steps = rows.flatMap((row) => {
        const change = action.change(row)
        return change === null ? [] : [{ name: nameOf(row), change }]
      })
      const chosen = { count: rows.length, unseen }
      if (steps.length > 0) return [{ label, onPress: () => actOnAll(action, steps, chosen) }]
      return action.whyNot === undefined ? [] : [{ label, onPress: () => explain(action) }]
    })
  }

  function actOnAll(
    action: FleetAction<Row>,
    steps: readonly BulkStep[],
    chosen: { readonly count: number; readonly unseen: number },
  ): void {
    if (company === undefined) return
    const { question } = action
    const count = steps.length
    const others = chosen.count - count
    const said = [
      chosen.unseen === 0 ? null : t('bulk.unseen', { count: chosen.unseen }),
      others === 0 ? null : t('bulk.notThese', { count: others }),
    ].filter((one) => one !== null)
    const asked = question === undefined ? null : [t(question.bulk, { count }), ...said].join(' ')
    const work = { file: null, title: t(action.bulkTitle), question: asked, steps }
    open({ kind: 'bulk', company, work })
  }

  function drawOpened(): ReactNode {
    if (opened === null) return null
    if (opened.kind === 'question') {
      const { asked } = opened
      const onDone = (): void => closeDone(asked.change, asked.done)
      return <AskedChangeDialog asked={asked} onClose={close} onDone={onDone} />
    }
    if (opened.kind === 'why') {
      return (
        <Dialog
          opened
          onClose={close}
          title={opened.title}
          closeLabel={t('page.close')}
          footer={<Button onClick={close}>{t('list.understood')}</Button>}
        >
          <p>{opened.text}</p>
        </Dialog>
      )
    }
    // It stays as it is while the company is read anew, and never becomes another company's.
    if (opened.kind === 'bulk') return <BulkDialog {...opened} onClose={close} />
    if (company === undefined) return null
    if (opened.kind === 'entry') {
      const { entry } = opened
      return <list.Dialog entry={entry} company={company} onClose={close} onDone={closeDone} />
    }
    return (
      <ImportDialog
        list={name}
        company={company}
        onClose={close}
        onStart={(sent, file) => {
          const steps = sent.map(({ row, change }) => ({ name: nameOfImported(name, row), change }))
          open({ kind: 'bulk', company, work: { title: loads(name), question: null, steps, file } })
        }}
      />
    )
  }

  return (
    <div ref={page} className={css['page']}>
      <PageHeader
        title={t(`${name}.title`)}
        description={<span className={css['description']}>{t(`${name}.description`)}</span>}
        actions={
          company === undefined ? undefined : (
            <>
              <Button
                variant="default"
                aria-label={t('page.import')}
                onClick={() => open({ kind: 'import' })}
              >
                <Label whole={t('page.import')} short={t('page.importShort')} />
              </Button>
              <Button
                leftSection={<PlusIcon />}
                aria-label={t(`${name}.add`)}
                onClick={() => open({ kind: 'entry', entry: null })}
              >
                <Label whole={t(`${name}.add`)} short={t('page.addShort')} />
              </Button>
            </>
          )
        }
      />
      <ChangeNotice />
      <CompanyReading query={query} />
      {company === undefined || fleet === null ? null : (
        <>
          {opened?.kind === 'bulk' ? null : <UnfinishedNotice company={company} />}
          <UnreadableNote count={company.unreadable[name]} />
          <FleetList
            list={list}
            columns={columns}
            rows={list.rows(fleet)}
            actionsOf={actionsOf}
            bulkActionsOf={bulkActionsOf}
          />
        </>
      )}
      <LazyDialog onClose={close}>{drawOpened()}</LazyDialog>
    </div>
  )
}

/** The words of a button, and fewer of them where there is little room. */
function Label(props: { readonly whole: string; readonly short: string }): ReactNode {
  return (
    <>
      <span className={css['whole']}>{props.whole}</span>
      <span className={css['short']}>{props.short}</span>
    </>
  )
}

/** What a row of a file is called: the first thing that it says. */
function nameOfImported(list: ImportList, { cells }: ImportRow): string {
  return importFields[list].map((field) => cells[field] ?? '').find((text) => text !== '') ?? ''
}
