import { isSamePlate, plateDifference } from '@parking/plates'

/**
 * Finds a plate that differs from a typed one by a single character, so that it may be what was
 * meant. A plate that is known as it was typed is no slip.
 *
 * @param known - the plates of the account, or those that were paid for before
 */
export function findSimilarPlate(plate: string, known: readonly string[]): string | null {
  if (known.some((one) => isSamePlate(one, plate))) return null
  return known.find((one) => plateDifference(plate, one).count === 1) ?? null
}
