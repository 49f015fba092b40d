import { Button } from '@mantine/core'
import type { FleetChange, ImportField } from '@parking/domain'
import { useMessages } from '@parking/runtime'
import { DownloadIcon, Notice } from '@parking/ui'
import type { ReactNode } from 'react'
import { fleetMessages } from '../fleetMessages/fleetMessages.ts'
import { useSaveTable } from '../table/useSaveTable.ts'
import css from './Import.module.css'
import type { LoadedFile } from './LoadedFile.ts'
import { importMessages } from './messages/importMessages.ts'
import { useImportWords } from './useImportWords.ts'

/** A change that the back end has refused, and why. */
interface RefusedChange {
  readonly step: { readonly change: FleetChange }
  readonly reason: string
}

/** What is to be said of a loaded file besides what was added, with its refused rows to mend. */
export function FileResult({
  file: { list, there, refused },
  refusedLater,
}: {
  readonly file: LoadedFile
  /** What the back end has refused, once it was asked. */
  readonly refusedLater: readonly RefusedChange[]
}): ReactNode {
  const { t } = useMessages(importMessages)
  const fleet = useMessages(fleetMessages).t
  const words = useImportWords(list)
  const save = useSaveTable()
  const count = refused.length + refusedLater.length

  function saveRefused(): void {
    const head = [...words.columns.map(({ header }) => header), t('what')]
    const rows = refused.map(({ row, errors }) => [
      ...words.columns.map(({ field }) => row.cells[field] ?? ''),
      errors
        .map((error) => t('cell', { column: words.header(error.field), why: words.why(error) }))
        .join('; '),
    ])
    const later = refusedLater.map(({ step, reason }) => [
      ...words.columns.map(({ field }) => cellsOf(step.change)[field] ?? ''),
      reason,
    ])
    save.mutate({
      name: `${list}-${t('refusedFile')}`,
      kind: 'csv',
      table: [head, ...rows, ...later],
    })
  }

  return (
    <>
      {there === 0 ? null : <p>{t('there', { count: there })}</p>}
      {count === 0 ? null : (
        <div className={css['refused']}>
          <p>
            {t('wrong', { count })}. {t('refusedHint')}
          </p>
          <Button variant="default" leftSection={<DownloadIcon />} onClick={saveRefused}>
            {t('saveRefused')}
          </Button>
        </div>
      )}
      {save.isError ? (
        <Notice tone="negative" announce="now" title={fleet('list.saveFailed')}>
          {fleet('list.saveAgain')}
        </Notice>
      ) : null}
    </>
  )
}

/** What a row that adds something had in its cells. */
function cellsOf(change: FleetChange): Readonly<Partial<Record<ImportField, string | null>>> {
  if (change.kind === 'addDriver') return change.driver
  if (change.kind === 'addDevice') return change.device
  return change.kind === 'addVehicle' ? { plate: change.plate, vin: change.vin } : {}
}
