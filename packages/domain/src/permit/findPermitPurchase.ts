import { isSamePlate } from '@parking/plates'
import type { Operation } from '../operation/Operation.ts'
import type { Benefit } from './Benefit.ts'

/** A permit's times come in whole minutes, those of the history in seconds. */
const minute = 60_000

/**
 * Finds the operation that paid for a permit: the one of its number, else the only one with its first
 * moment, among several the only one for its vehicle. A guess is worse than none: null then.
 */
export function findPermitPurchase(
  operations: readonly Operation[],
  { orderNumber, startsAt, vehicle }: Pick<Benefit, 'orderNumber' | 'startsAt' | 'vehicle'>,
): Operation | null {
  const paid = operations.filter(({ type, status }) => type === 'subscription' && status === 'done')
  const named = paid.find((operation) => operation.orderNumber === orderNumber)
  if (named !== undefined && orderNumber !== null) return named
  if (startsAt === null) return null
  const begun = paid.filter(
    (operation) => operation.startsAt !== null && Math.abs(operation.startsAt - startsAt) < minute,
  )
  const own = begun.filter(
    ({ plate }) =>
      vehicle.kind === 'vehicle' && plate !== null && isSamePlate(plate, vehicle.plate),
  )
  const found = begun.length === 1 ? begun : own
  return found.length === 1 ? (found[0] ?? null) : null
}
