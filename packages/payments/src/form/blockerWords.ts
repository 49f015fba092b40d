import type { PayBlocker } from '@parking/checkout'
import type { Blocker } from './findBlocker.ts'
import { formIds as ids } from './formIds.ts'

/** What is said of each thing that stands between the form and its payment. */
export const blockerKeys = {
  chargeOpen: 'form.chargeOpen',
  missingZone: 'form.missingZone',
  missingParking: 'form.missingParking',
  missingVehicle: 'form.missingVehicle',
  missingPlate: 'form.missingPlate',
  wrongPlate: 'form.wrongPlate',
  missingStart: 'form.missingStart',
  wrongStart: 'form.wrongStart',
  missingDuration: 'form.missingDuration',
  priceAsked: 'form.priceAsked',
  noPrice: 'form.noPrice',
  free: 'form.nothingToPay',
} as const satisfies Record<Blocker, string>

/** Where something is filled in or answered that a press has found missing. */
const fields: Record<Blocker, string | null> = {
  chargeOpen: `#${ids.notice} button`,
  missingZone: `#${ids.zone}`,
  missingParking: `#${ids.zone}`,
  missingVehicle: `#${ids.form} fieldset input:checked, #${ids.form} fieldset:not(:has(:checked)) input`,
  missingPlate: `#${ids.plate}`,
  wrongPlate: `#${ids.plate}`,
  missingStart: `#${ids.start}`,
  wrongStart: `#${ids.start}`,
  missingDuration: `#${ids.duration}`,
  priceAsked: null,
  noPrice: `#${ids.cost} button`,
  free: null,
}

/** Finds the field or button where it is put right; null where there is none. */
export function findField(blocker: Blocker): PayBlocker['field'] {
  const field = fields[blocker]
  return field === null ? null : () => document.querySelector<HTMLElement>(field)
}
