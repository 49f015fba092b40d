import type { Operation } from './Operation.ts'

/** Names an operation by what tells it from others; equal ones have the same name. */
export function operationName({ orderNumber, type, at, plate, sum }: Operation): string {
  return [orderNumber, type, at, plate, sum].join(' ')
}
