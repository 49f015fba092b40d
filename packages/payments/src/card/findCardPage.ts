import type { City } from '@parking/domain'

/** Finds the bank's page that takes the card for an order; null in a city without one. */
export function findCardPage(
  { cardPageUrl }: Pick<City, 'cardPageUrl'>,
  invoiceId: string,
): string | null {
  return cardPageUrl?.replaceAll('{invoiceId}', () => encodeURIComponent(invoiceId)) ?? null
}
