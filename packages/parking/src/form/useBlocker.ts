import type { PayBlocker } from '@parking/payments'
import type { SubmitState } from '@parking/domain'
import { useTexts, type Fields } from '@parking/runtime'
import { useState } from 'react'
import { findPriceBlocker, sessionsTexts, type AskedCost } from '@parking/sessions'
import { parkingTexts } from '../texts/ru.ts'
import type { FormValues } from './formValues.ts'

/** What of the parking form a press may lead to. */
export type FormFields = Fields<
  'zone' | 'vehicle' | 'plate' | 'start' | 'duration' | 'cost' | 'submit'
>

/** What can stand between the form and its payment: its words, and where it is put right. */
const blockers = {
  missingZone: { key: 'form.missingZone', at: 'zone' },
  missingParking: { key: 'form.missingParking', at: 'zone' },
  missingVehicle: { key: 'form.missingVehicle', at: 'vehicle' },
  missingPlate: { key: 'form.missingPlate', at: 'plate' },
  wrongPlate: { key: 'form.wrongPlate', at: 'plate' },
  missingStart: { key: 'form.missingStart', at: 'start' },
  wrongStart: { key: 'form.wrongStart', at: 'start' },
  missingDuration: { key: 'form.missingDuration', at: 'duration' },
  free: { key: 'form.nothingToPay', at: null },
} as const
/** The same of its price. */
const priceBlockers = {
  priceAsked: { key: 'cost.wait', at: null },
  noPrice: { key: 'cost.needed', at: 'cost' },
} as const
type Blocker = keyof typeof blockers | keyof typeof priceBlockers

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
  fields: FormFields,
): Blocked {
  const { t } = useTexts(parkingTexts)
  const { t: sessionsText } = useTexts(sessionsTexts)
  const [told, setTold] = useState<Blocker | null>(null)
  const wordsOf = (blocker: Blocker) =>
    isOfPrice(blocker) ? sessionsText(priceBlockers[blocker].key) : t(blockers[blocker].key)
  const found = findMissing(values) ?? findPriceBlocker(cost, submit)
  const { at } =
    found === null ? nowhere : isOfPrice(found) ? priceBlockers[found] : blockers[found]
  // Of the price it is the button that asks for it again.
  const field = () =>
    at === null ? null : (fields.find(at)?.querySelector('button') ?? fields.find(at))
  return {
    blocker: found === null ? null : { words: wordsOf(found), field: at === null ? null : field },
    missingText: (...of) =>
      told !== null && told === found && of.includes(told) ? wordsOf(told) : null,
    onBlocked: () => setTold(found),
  }
}

function isOfPrice(blocker: Blocker): blocker is keyof typeof priceBlockers {
  return blocker in priceBlockers
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

const nowhere = { at: null }
