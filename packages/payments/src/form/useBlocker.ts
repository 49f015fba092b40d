import type { PayBlocker } from '@parking/checkout'
import type { SubmitState } from '@parking/domain'
import { useTexts } from '@parking/runtime'
import { useState } from 'react'
import { findPriceBlocker } from '../cost/findPriceBlocker.ts'
import type { AskedCost } from '../cost/useParkingCost.ts'
import { paymentsTexts } from '../texts/ru.ts'
import { formIds as ids } from './formIds.ts'
import type { FormValues } from './formValues.ts'

/** What can stand between the form and its payment: its words, and where it is put right. */
const blockers = {
  missingZone: { key: 'form.missingZone', at: `#${ids.zone}` },
  missingParking: { key: 'form.missingParking', at: `#${ids.zone}` },
  missingVehicle: {
    key: 'form.missingVehicle',
    at: `#${ids.form} fieldset input:checked, #${ids.form} fieldset:not(:has(:checked)) input`,
  },
  missingPlate: { key: 'form.missingPlate', at: `#${ids.plate}` },
  wrongPlate: { key: 'form.wrongPlate', at: `#${ids.plate}` },
  missingStart: { key: 'form.missingStart', at: `#${ids.start}` },
  wrongStart: { key: 'form.wrongStart', at: `#${ids.start}` },
  missingDuration: { key: 'form.missingDuration', at: `#${ids.duration}` },
  priceAsked: { key: 'form.priceAsked', at: null },
  noPrice: { key: 'form.noPrice', at: `#${ids.cost} button` },
  free: { key: 'form.nothingToPay', at: null },
} as const
type Blocker = keyof typeof blockers

/** Says what a press has found missing, beside its field; null where it is another thing. */
export type MissingText = (...of: readonly Blocker[]) => string | null

/** What stands between the form and its payment. */
export interface Blocked {
  /** The first such thing; null when nothing does. */
  readonly blocker: PayBlocker | null
  /** What a press has found missing is said beside its field until it is there. */
  readonly missingText: MissingText
  /** Somebody has pressed with something missing. */
  readonly onBlocked: () => void
}

/** Says what stands between the parking form and its payment, and where that is put right. */
export function useBlocker(
  values: FormValues,
  cost: AskedCost['state'],
  submit: SubmitState,
): Blocked {
  const { t } = useTexts(paymentsTexts)
  const [told, setTold] = useState<Blocker | null>(null)
  const found = findMissing(values) ?? findPriceBlocker(cost, submit)
  return {
    blocker: found === null ? null : { words: t(blockers[found].key), field: fieldOf(found) },
    missingText: (...of) =>
      told !== null && told === found && of.includes(told) ? t(blockers[told].key) : null,
    onBlocked: () => setTold(found),
  }
}

function findMissing(values: FormValues): Blocker | null {
  const { paidBy, zone, vehicle, vehicleRefusal, choice, durationMinutes, startRefusal } = values
  if (zone === null) return paidBy === 'zone' ? 'missingZone' : 'missingParking'
  if (vehicle === null) {
    if (choice.kind === 'owned') return 'missingVehicle'
    return vehicleRefusal === 'empty' ? 'missingPlate' : 'wrongPlate'
  }
  if (startRefusal !== null) return startRefusal === 'empty' ? 'missingStart' : 'wrongStart'
  return durationMinutes === null ? 'missingDuration' : null
}

function fieldOf(blocker: Blocker): PayBlocker['field'] {
  const { at } = blockers[blocker]
  return at === null ? null : () => document.querySelector<HTMLElement>(at)
}
