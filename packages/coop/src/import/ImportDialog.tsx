import '@parking/ui/formStyles'
import { Button, FileButton } from '@mantine/core'
import { planImport, type Company, type ImportList } from '@parking/domain'
import { useTexts, useOneMutation } from '@parking/runtime'
import { Dialog, DownloadIcon, Notice, TopLoadingBar } from '@parking/ui'
import { useRef, type ReactNode } from 'react'
import { SheetError } from '../table/SheetError.ts'
import { tableFormats, useSaveTable } from '../table/useSaveTable.ts'
import { RefusedRows } from './FileResult.tsx'
import css from './Import.module.css'
import { ImportPreview } from './ImportPreview.tsx'
import type { LoadedFile } from './LoadedFile.ts'
import { importTexts } from './texts/ru.ts'
import { sortPlan, type SortedPlan } from './sortPlan.ts'
import { useImportWords } from './useImportWords.ts'

/** What a browser offers to choose; any other file can be chosen too. */
const acceptedFiles = '.csv,.txt,.tsv,.xlsx'

/** A file that was read, and what its table lacks or what comes of it. */
type ReadFile = { readonly name: string } & (
  | { readonly ok: false; readonly text: string }
  | { readonly ok: true; readonly plan: SortedPlan; readonly sheet: string | null }
)

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
  /** Called with the rows to add, and what is to be said of the others. */
  readonly onStart: (adds: SortedPlan['adds'], file: LoadedFile) => void
}): ReactNode {
  const { t } = useTexts(importTexts)
  const words = useImportWords(list)
  const reset = useRef<() => void>(null)
  const read = useOneMutation({
    mutationFn: async (file: File): Promise<ReadFile> => {
      const { readImport } = await import('./readImport.ts')
      const found = await readImport(list, file)
      if (found.ok) {
        const plan = sortPlan(planImport(list, found.rows, company))
        return { name: file.name, ok: true, plan, sheet: found.sheet }
      }
      const columns = found.missing.map(words.header).join(', ')
      const text = list === 'devices' ? t('reason.missingCode') : t('reason.missing', { columns })
      return { name: file.name, ok: false, text }
    },
  })
  const plan = read.data?.ok === true ? read.data.plan : null
  const canStart = plan !== null && plan.adds.length > 0
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
              onClick={() => onStart(plan.adds, { list, there: plan.there, refused: plan.refused })}
            >
              {t('start', { count: plan.adds.length })}
            </Button>
          ) : null}
        </>
      }
    >
      <div className={css['body']}>
        {plan === null ? <Introduction list={list} /> : null}
        <TopLoadingBar active={read.isPending} label={t('reading')} />
        <div className={css['files']}>
          <FileButton
            accept={acceptedFiles}
            resetRef={reset}
            onChange={(file) => {
              if (file === null) return
              read.mutate(file)
              // The same file is chosen again once it has been mended.
              reset.current?.()
            }}
          >
            {(props) => (
              <Button {...props} variant={canStart ? 'default' : 'filled'}>
                {t(plan === null ? 'choose' : 'chooseOther')}
              </Button>
            )}
          </FileButton>
        </div>
        {read.isError ? (
          <Notice tone="negative" announce="now" title={t('unreadable')}>
            {read.error instanceof SheetError ? t(`reason.${read.error.reason}`) : t('failed')}
          </Notice>
        ) : null}
        {read.data?.ok === false ? (
          <Notice tone="negative" announce="now" title={t('file', { name: read.data.name })}>
            {read.data.text}
          </Notice>
        ) : null}
        {read.data?.ok !== true ? null : (
          <>
            <ImportPreview
              list={list}
              name={read.data.name}
              sheet={read.data.sheet}
              plan={read.data.plan}
            />
            <RefusedRows
              file={{ list, there: 0, refused: read.data.plan.refused }}
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
      <p>
        {t('intro', { columns })} {list === 'devices' ? t('introDevices') : null}
      </p>
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
