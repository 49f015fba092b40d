import { Button } from '@mantine/core'
import {
  importFields,
  type Company,
  type Fleet,
  type ImportList,
  type ImportRow,
} from '@parking/domain'
import { LazyDialog, UnreadableNote, useTexts, late } from '@parking/runtime'
import { PageHeader, PlusIcon, useKeptFocus } from '@parking/ui'
import { useRef, type ReactNode } from 'react'
import { UnfinishedNotice } from '../bulk/UnfinishedNotice.tsx'
import { AskedChangeDialog } from './AskedChangeDialog.tsx'
import { fleetTexts } from '../fleetTexts/ru.ts'
import css from './FleetPage.module.css'
import { CompanyReading } from './CompanyReading.tsx'
import { importTexts } from '../import/texts/ru.ts'
import { useFleet } from './useFleet.ts'
import type { FleetDesk } from './useFleetDesk.tsx'
import { ChangeNotice } from '../change/ChangeNotice.tsx'

const BulkDialog = late(async () => (await import('../bulk/BulkDialog.tsx')).BulkDialog)

const ImportDialog = late(async () => (await import('../import/ImportDialog.tsx')).ImportDialog)

/** A page over one of the company's lists: its head, what is told and asked, and the list. */
export function FleetPage({
  part,
  title,
  description,
  add,
  desk,
  children,
}: {
  readonly part: ImportList
  readonly title: string
  readonly description: string
  /** Opens the form of a new one. */
  readonly add: { readonly label: string; readonly onPress: () => void }
  readonly desk: FleetDesk
  readonly children: (fleet: Fleet, company: Company) => ReactNode
}): ReactNode {
  const { t } = useTexts(fleetTexts)
  const loads = useTexts(importTexts).t
  const { query, fleet } = useFleet()
  const company = query.data
  const page = useRef<HTMLDivElement>(null)
  useKeptFocus(page)
  return (
    <div ref={page} className={css['page']}>
      <PageHeader
        title={title}
        description={description}
        actions={
          company === undefined ? undefined : (
            <>
              <Button variant="default" onClick={desk.startImport}>
                {t('page.import')}
              </Button>
              <Button
                leftSection={<PlusIcon />}
                onClick={() => {
                  desk.read()
                  add.onPress()
                }}
              >
                {add.label}
              </Button>
            </>
          )
        }
      />
      <ChangeNotice />
      <CompanyReading query={query} />
      {company === undefined || fleet === null ? null : (
        <>
          {desk.bulk === null ? <UnfinishedNotice company={company} /> : null}
          <UnreadableNote count={company.unreadable[part]} />
          {children(fleet, company)}
        </>
      )}
      {desk.asked === null ? null : (
        <AskedChangeDialog
          asked={desk.asked}
          onClose={() => desk.ask(null)}
          onDone={() => {
            if (desk.asked === null) return
            desk.ask(null)
            desk.tellDone(desk.asked.change, desk.asked.done)
          }}
        />
      )}
      <LazyDialog onClose={desk.endImport}>
        {desk.isImporting && company !== undefined ? (
          <ImportDialog
            list={part}
            company={company}
            onClose={desk.endImport}
            onStart={(adds, file) =>
              desk.startBulk({
                title: loads(part),
                question: null,
                steps: adds.map(({ row, change }) => ({ name: nameOf(part, row), change })),
                file,
              })
            }
          />
        ) : null}
      </LazyDialog>
      <LazyDialog onClose={() => desk.startBulk(null)}>
        {desk.bulk === null ? null : (
          <BulkDialog work={desk.bulk} onClose={() => desk.startBulk(null)} />
        )}
      </LazyDialog>
    </div>
  )
}

/** What a row of a file is called: the first thing that it says. */
function nameOf(list: ImportList, { cells }: ImportRow): string {
  return importFields[list].map((field) => cells[field] ?? '').find((text) => text !== '') ?? ''
}
