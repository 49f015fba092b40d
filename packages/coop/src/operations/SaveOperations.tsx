import type { Operation } from '@parking/domain'
import { useAppContext, useTexts } from '@parking/runtime'
import { spendingTexts, useGroupName } from '@parking/spending'
import type { ReactNode } from 'react'
import { SaveMenu } from '../saving/SaveMenu.tsx'
import type { SavedTable } from '../saving/useSaveTable.ts'
import { makeOperationsTable, makeSumsTable, type TableWords } from './makeTables.ts'
import { operationsTexts } from './texts/ru.ts'

/** Saves the operations that are shown, and their sums, as an accountant takes them. */
export function SaveOperations({
  operations,
  nameDriver,
}: {
  readonly operations: readonly Operation[]
  readonly nameDriver: (phone: string) => string
}): ReactNode {
  const { t } = useTexts(operationsTexts)
  const words = useTableWords(nameDriver)
  const [name, sumsName] = [t('fileName'), t('sumsFileName')]
  const makeTable = () => makeOperationsTable(operations, words)
  const makeSums = () => makeSumsTable(operations, words)
  const makeBook = (): SavedTable => {
    const table = makeTable()
    const sheets = [
      { name: t('sheet.operations'), rows: table },
      { name: t('sheet.sums'), rows: makeSums() },
    ]
    return { name, format: 'xlsx', table, sheets }
  }
  return (
    <SaveMenu
      isEmpty={operations.length === 0}
      items={[
        { label: t('saveXlsx'), make: makeBook },
        { label: t('saveCsv'), make: () => ({ name, format: 'csv', table: makeTable() }) },
        {
          label: t('saveSums'),
          make: () => ({ name: sumsName, format: 'csv', table: makeSums() }),
        },
      ]}
    />
  )
}

function useTableWords(nameDriver: TableWords['nameDriver']): TableWords {
  const { t } = useTexts(operationsTexts)
  const spending = useTexts(spendingTexts).t
  const { timeZone } = useAppContext().api
  const names = {
    vehicle: useGroupName('vehicle', nameDriver),
    driver: useGroupName('driver', nameDriver),
    zone: useGroupName('zone', nameDriver),
    month: useGroupName('month', nameDriver),
  }
  return {
    t,
    typeName: (type) => spending(`operation.type.${type}`),
    statusName: (status) => spending(`operation.status.${status}`),
    nameDriver,
    nameGroup: (by, key) => names[by]({ key }),
    timeZone,
  }
}
