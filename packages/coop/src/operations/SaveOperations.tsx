import '@parking/ui/formStyles'
import { Button, Menu } from '@mantine/core'
import type { Operation } from '@parking/domain'
import { useAppContext, useTexts } from '@parking/runtime'
import { spendingTexts, useGroupName } from '@parking/spending'
import { ChevronDownIcon, DownloadIcon, Notice } from '@parking/ui'
import type { ReactNode } from 'react'
import { fleetTexts } from '../fleetTexts/ru.ts'
import { useSaveTable } from '../saving/useSaveTable.ts'
import { makeOperationsTable, makeSumsTable, type TableWords } from './makeTables.ts'
import { operationsTexts } from './texts/ru.ts'

/** Saves the operations that are shown, and their sums, as an accountant takes them. */
export function SaveOperations(props: {
  readonly operations: readonly Operation[]
  readonly nameDriver: (phone: string) => string
}): ReactNode {
  const { operations } = props
  const { t } = useTexts(operationsTexts)
  const fleet = useTexts(fleetTexts).t
  const words = useTableWords(props.nameDriver)
  const save = useSaveTable()
  const saved = {
    book: () => {
      const table = makeOperationsTable(operations, words)
      const sheets = [
        { name: t('sheet.operations'), rows: table },
        { name: t('sheet.sums'), rows: makeSumsTable(operations, words) },
      ]
      return { name: t('fileName'), format: 'xlsx', table, sheets } as const
    },
    table: () =>
      ({
        name: t('fileName'),
        format: 'csv',
        table: makeOperationsTable(operations, words),
      }) as const,
    sums: () =>
      ({
        name: t('sumsFileName'),
        format: 'csv',
        table: makeSumsTable(operations, words),
      }) as const,
  }
  return (
    <>
      <Menu>
        <Menu.Target>
          <Button
            variant="default"
            leftSection={<DownloadIcon />}
            rightSection={<ChevronDownIcon />}
            disabled={operations.length === 0}
            loading={save.isPending}
          >
            {t('save')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => save.mutate(saved.book())}>{t('saveXlsx')}</Menu.Item>
          <Menu.Item onClick={() => save.mutate(saved.table())}>{t('saveCsv')}</Menu.Item>
          <Menu.Item onClick={() => save.mutate(saved.sums())}>{t('saveSums')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {save.isError ? (
        <Notice tone="negative" announce="now" title={fleet('list.saveFailed')}>
          {fleet('list.saveAgain')}
        </Notice>
      ) : null}
    </>
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
