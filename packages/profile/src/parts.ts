import type { MenuCity } from '@parking/runtime'

/** Whether a city shows fines: its build has the page, and its back end says so. */
export function hasFines({ flags, settings }: MenuCity): boolean {
  return flags.penalty && settings?.showsFines === true
}

/** Whether a city lists receipts: its build has the page, and its back end says so. */
export function hasReceipts({ flags, settings }: MenuCity): boolean {
  return flags.receipts && settings?.hasReceipts === true
}

/** Whether letters to the operator are part of a city's build. */
export function hasFeedback({ flags }: MenuCity): boolean {
  return flags.feedback
}
