import type { OperationType } from './Operation.ts'

/** The types that the history can be filtered by. */
export const operationFilters = [
  'all',
  'payment',
  'refill',
  'renew',
  'cancel',
  'subscription',
  'bonus20',
] as const

/** A type to filter the history by. */
export type OperationFilter = (typeof operationFilters)[number]

/** The filters that a city offers: bonuses only where it has them. */
export function offeredOperationFilters(hasBonus: boolean): readonly OperationFilter[] {
  return operationFilters.filter((filter) => filter !== 'bonus20' || hasBonus)
}

/** Tells whether an operation passes a filter. */
export function passesOperationFilter(type: OperationType, filter: OperationFilter): boolean {
  return filter === 'all' || type === filter
}
