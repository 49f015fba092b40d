import {
  operationSumMeaning,
  readUrl,
  sumSpending,
  type Operation,
  type OperationStatus,
  type OperationType,
  type SpendingBy,
} from '@parking/domain'
import { detectFormat, normalisePlate } from '@parking/plates'
import type { Instant } from '@parking/pricing'
import type { Translate } from '@parking/runtime'
import type { Cell, WrittenTable } from '../table/Table.ts'
import type { ru } from './texts/ru.ts'

/** What the tables are worded with. */
export interface TableWords {
  readonly t: Translate<typeof ru>
  readonly typeName: (type: OperationType) => string
  readonly statusName: (status: OperationStatus) => string
  readonly nameDriver: (phone: string) => string
  /** Names what sums are told apart by. */
  readonly nameGroup: (by: SpendingBy, key: string | null) => string
  readonly timeZone: string
}

type Rows = WrittenTable['rows']

/**
 * Makes a table with a row for each operation: what took money and what brought some stand in columns of
 * their own, as on a bank's statement. What did not happen moved nothing.
 */
export function makeOperationsTable(operations: readonly Operation[], words: TableWords): Rows {
  const { t, typeName, statusName, nameDriver, timeZone } = words
  const columns = [
    'at',
    'type',
    'status',
    'order',
    'plate',
    'driver',
    'phone',
    'zone',
    'parking',
    'begins',
    'ends',
    'minutes',
    'tariff',
    'spent',
    'received',
    'discount',
    'receipt',
  ] as const
  const time = (at: Instant | null): Cell => (at === null ? '' : { at, timeZone })
  const rows = operations.map((one): readonly Cell[] => {
    const meaning = operationSumMeaning(one)
    const kopecks = Math.abs(one.sum)
    return [
      time(one.at),
      one.type === 'other' ? (one.description ?? typeName('other')) : typeName(one.type),
      statusName(one.status),
      one.orderNumber ?? '',
      one.plate === null ? '' : normalisePlate(one.plate, detectFormat(one.plate)),
      one.driverPhone === null ? '' : nameDriver(one.driverPhone),
      one.driverPhone ?? '',
      one.zone ?? '',
      one.parking ?? '',
      time(one.startsAt),
      time(one.endsAt),
      one.durationMinutes ?? '',
      one.tariff ?? '',
      { kopecks: meaning === 'negative' ? kopecks : 0 },
      { kopecks: meaning === 'positive' ? kopecks : 0 },
      { kopecks: one.discount },
      readUrl(one.fiscalReceiptUrl, 'receipt', window.location.origin) ?? '',
    ]
  })
  return [columns.map((column) => t(`column.${column}`)), ...rows]
}

const kinds = ['vehicle', 'driver', 'zone', 'month'] as const satisfies readonly SpendingBy[]

/** Makes a table of what was spent on each vehicle, by each driver, in each zone and month, and in all. */
export function makeSumsTable(
  operations: readonly Operation[],
  { t, nameGroup, timeZone }: TableWords,
): Rows {
  const columns = ['by', 'name', 'spent', 'returned', 'left', 'count'] as const
  const rows = kinds.flatMap((by) => {
    const sums = sumSpending(operations, by, timeZone)
    const all = [
      ...sums.groups.map((group) => ({ name: nameGroup(by, group.key), ...group })),
      { name: t('total'), ...sums },
    ]
    return all.map(({ name, spent, returned, count }): readonly Cell[] => [
      t(`by.${by}`),
      name,
      { kopecks: spent },
      { kopecks: returned },
      { kopecks: spent - returned },
      count,
    ])
  })
  return [columns.map((column) => t(`column.${column}`)), ...rows]
}
