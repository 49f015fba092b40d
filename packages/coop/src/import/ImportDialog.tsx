import '@parking/ui/formStyles'
import { Button, FileButton } from '@mantine/core'
import type { Company, ImportList } from '@parking/domain'
import { useAppContext, useTexts, useOneMutation } from '@parking/runtime'
import { Dialog, DownloadIcon, Notice, TopLoadingBar } from '@parking/ui'
import { useMemo, useRef, useState, type ReactNode } from 'react'
import { SheetError } from '../table/SheetError.ts'
import { tableFormats, useSaveTable } from '../saving/useSaveTable.ts'
import { RefusedRows } from './FileResult.tsx'
import css from './Import.module.css'
import { ImportPreview } from './ImportPreview.tsx'
import { columnsChosen, rememberedColumns } from '../plan/keptColumns.ts'
import type { LoadedFile } from '../plan/LoadedFile.ts'
import { importTexts } from './texts/ru.ts'
import { listSent, planFile, type FileChoice, type PlannedChange } from '../plan/planFile.ts'
import type { ReadTable } from '../columns/readRows.ts'
import { useImportWords } from './useImportWords.ts'

/** What a browser offers to choose; any other file can be chosen too. */
const acceptedFiles = '.csv,.txt,.tsv,.xlsx'

/** A file that was read, and how it was chosen to be taken. */
interface ReadFile {
  readonly name: string
  readonly tables: readonly ReadTable[]
}

/** Takes a table of drivers, vehicles or devices, and shows what comes of it before anything is done. */
export function ImportDialog({
  list,
  company,
  onClose,
  onStart,
}: {
  readonly list: ImportList
  readonly company: Company
  readonly onClose: () => void
  /** Called with the rows to send, and what is to be said of the others. */
  readonly onStart: (sent: readonly PlannedChange[], file: LoadedFile) => void
}): ReactNode {
  const { t } = useTexts(importTexts)
  const context = useAppContext()
  const reset = useRef<() => void>(null)
  const [choice, setChoice] = useState<FileChoice | null>(null)
  const read = useOneMutation({
    mutationFn: async (chosen: File): Promise<ReadFile> => {
      const { readImport } = await import('../columns/readImport.ts')
      return { name: chosen.name, tables: await readImport(list, chosen) }
    },
    onSuccess: ({ tables }) => chooseTable(tables, 0),
  })
  const table = choice === null ? undefined : read.data?.tables[choice.at]
  const file = useMemo(
    () => (choice === null || table === undefined ? null : planFile(list, table, choice, company)),
    [list, table, choice, company],
  )
  const plan = file === null || file.missing.length > 0 ? null : file.plan
  const sent = plan === null || choice === null ? [] : listSent(plan, choice)
  const canStart = plan !== null && sent.length > 0

  function startLabel(adds: number, changes: number): string {
    if (changes === 0) return t('start', { count: adds })
    return adds === 0 ? t('startChanges', { changes }) : t('startBoth', { adds, changes })
  }

  function chooseTable(tables: readonly ReadTable[], at: number): void {
    const chosen = tables[at]
    if (chosen === undefined) return
    const columns = rememberedColumns(context, company.inn, list, chosen)
    setChoice({ at, columns, takesHidden: false, takesUnlikely: false, takesChanges: true })
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      closeOnGround={false}
      title={t(list)}
      closeLabel={t('close')}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          {canStart ? (
            <Button
              onClick={() => onStart(sent, { list, there: plan.there, refused: plan.refused })}
            >
              {startLabel(plan.adds.length, sent.length - plan.adds.length)}
            </Button>
          ) : null}
        </>
      }
    >
      <div className={css['body']}>
        {file === null ? <Introduction list={list} /> : null}
        <TopLoadingBar active={read.isPending} label={t('reading')} />
        <div className={css['files']}>
          <FileButton
            accept={acceptedFiles}
            resetRef={reset}
            onChange={(chosen) => {
              if (chosen === null) return
              setChoice(null)
              read.mutate(chosen)
              // The same file is chosen again once it has been mended.
              reset.current?.()
            }}
          >
            {(props) => (
              <Button {...props} variant={canStart ? 'default' : 'filled'}>
                {t(file === null ? 'choose' : 'chooseOther')}
              </Button>
            )}
          </FileButton>
        </div>
        {read.isError ? (
          <Notice tone="negative" announce="now" title={t('unreadable')}>
            {read.error instanceof SheetError ? t(`reason.${read.error.reason}`) : t('failed')}
          </Notice>
        ) : null}
        {read.data === undefined || choice === null || file === null ? null : (
          <>
            <ImportPreview
              list={list}
              name={read.data.name}
              tables={read.data.tables}
              choice={choice}
              file={file}
              onTable={(at) => chooseTable(read.data?.tables ?? [], at)}
              onColumns={(columns) => {
                columnsChosen(context, company.inn, list, file.table, columns)
                // What was said of the plates was said of those in another column.
                setChoice({ ...choice, columns, takesUnlikely: false })
              }}
              onHidden={(takesHidden) => setChoice({ ...choice, takesHidden })}
              onUnlikely={(takesUnlikely) => setChoice({ ...choice, takesUnlikely })}
              onChanges={(takesChanges) => setChoice({ ...choice, takesChanges })}
            />
            <RefusedRows
              file={{ list, there: 0, refused: file.plan.refused }}
              refusedLater={none}
            />
          </>
        )}
      </div>
    </Dialog>
  )
}

/** Nothing was sent yet. */
const none = [] as const

/** Says what a file has to look like, and hands out templates. */
function Introduction({ list }: { readonly list: ImportList }): ReactNode {
  const { t } = useTexts(importTexts)
  const words = useImportWords(list)
  const save = useSaveTable()
  const headers = words.columns.map(({ header }) => header)
  const columns = headers.map((header) => t('quoted', { header })).join(', ')
  return (
    <>
      <p>{t('intro', { columns }) + (list === 'devices' ? ` ${t('introDevices')}` : '')}</p>
      <p>{t('nothingYet')}</p>
      <div className={css['files']}>
        {tableFormats.map((format) => (
          <Button
            key={format}
            variant="default"
            leftSection={<DownloadIcon />}
            onClick={() =>
              save.mutate({ name: `${list}-${t('templateFile')}`, format, table: [headers] })
            }
          >
            {t('template', { kind: format.toUpperCase() })}
          </Button>
        ))}
      </div>
      {save.isError ? (
        <Notice tone="negative" announce="now">
          {t('failed')}
        </Notice>
      ) : null}
    </>
  )
}
