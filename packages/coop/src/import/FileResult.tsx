import { Button } from '@mantine/core'
import type { FleetChange, ImportField } from '@parking/domain'
import { useTexts } from '@parking/runtime'
import { DownloadIcon } from '@parking/ui'
import type { ReactNode } from 'react'
import { SaveFailure } from '../saving/SaveFailure.tsx'
import { useSaveTable } from '../saving/useSaveTable.ts'
import css from './Import.module.css'
import type { LoadedFile } from '../plan/LoadedFile.ts'
import { importTexts } from './texts/ru.ts'
import { useImportWords } from './useImportWords.ts'

/** A change that the back end has refused, and why. */
interface RefusedChange {
  readonly step: { readonly change: FleetChange }
  readonly reason: string
}

/** What is to be said of a loaded file besides what was added: how many rows were not, and why. */
export function FileResult(props: {
  readonly file: LoadedFile
  readonly refusedLater: readonly RefusedChange[]
}): ReactNode {
  const { t } = useTexts(importTexts)
  const { there, refused } = props.file
  const count = refused.length + props.refusedLater.length
  return (
    <>
      {there === 0 ? null : <p>{t('there', { count: there })}</p>}
      {count === 0 ? null : <p>{t('wrong', { count })}</p>}
      <RefusedRows {...props} />
    </>
  )
}

/** Hands out the rows that were refused, to mend them and load them again. */
export function RefusedRows({
  file: { list, refused },
  refusedLater,
}: {
  readonly file: LoadedFile
  /** What the back end has refused, once it was asked. */
  readonly refusedLater: readonly RefusedChange[]
}): ReactNode {
  const { t } = useTexts(importTexts)
  const words = useImportWords(list)
  const save = useSaveTable()

  function saveRefused(): void {
    const head = [...words.columns.map(({ header }) => header), t('what')]
    const rows = refused.map(({ row, errors }) => [
      ...words.columns.map(({ field }) => row.cells[field] ?? ''),
      errors.map((error) => words.told(error)).join('; '),
    ])
    const later = refusedLater.map(({ step, reason }) => [
      ...words.columns.map(({ field }) => cellsOf(step.change)[field] ?? ''),
      reason,
    ])
    save.mutate({
      name: `${list}-${t('refusedFile')}`,
      format: 'csv',
      table: [head, ...rows, ...later],
    })
  }

  if (refused.length + refusedLater.length === 0) return null
  return (
    <>
      <div className={css['refused']}>
        <p>{t('refusedHint')}</p>
        <Button variant="default" leftSection={<DownloadIcon />} onClick={saveRefused}>
          {t('saveRefused')}
        </Button>
      </div>
      <SaveFailure hasFailed={save.isError} />
    </>
  )
}

/** What a row that adds or changes something had in its cells. */
function cellsOf(change: FleetChange): Readonly<Partial<Record<ImportField, string | null>>> {
  if (change.kind === 'addDriver') return change.driver
  if (change.kind === 'editDriver' || change.kind === 'editVehicle') return change.to
  if (change.kind === 'addDevice') return change.device
  return change.kind === 'addVehicle' ? { plate: change.plate, vin: change.vin } : {}
}
