import { addDays, type DateOnly } from '@parking/pricing'
import { isDateOnly } from '../check/isDateOnly.ts'

/** What the permit constructor asks for. */
export interface ConstructorDraft {
  readonly zones: readonly string[]
  readonly plate: string | null
  readonly startDate: DateOnly | null
  readonly days: number | null
}

/** The refused fields of the constructor; null for a good one. */
export interface ConstructorRefusals {
  readonly zones: 'empty' | null
  readonly plate: 'empty' | null
  readonly startDate: 'empty' | 'format' | 'past' | null
  readonly days: 'empty' | null
}

/** What the constructor opens with: it starts tomorrow. */
export function emptyConstructor(today: DateOnly): ConstructorDraft {
  return { zones: [], plate: null, startDate: addDays(today, 1), days: null }
}

/**
 * Checks what the constructor was asked: zones, a vehicle, a duration in whole days, and a
 * start on a day that exists and is not before today.
 */
export function checkConstructor(draft: ConstructorDraft, today: DateOnly): ConstructorRefusals {
  return {
    zones: draft.zones.length === 0 ? 'empty' : null,
    plate: draft.plate ? null : 'empty',
    startDate: startRefusal(draft.startDate, today),
    days: Number.isInteger(draft.days) && Number(draft.days) > 0 ? null : 'empty',
  }
}

/** Tells whether offers can be searched for: nothing is refused. */
export function canSearchOffers(refusals: ConstructorRefusals): boolean {
  return Object.values(refusals).every((refusal) => refusal === null)
}

function startRefusal(date: DateOnly | null, today: DateOnly): ConstructorRefusals['startDate'] {
  if (date === null || date === '') return 'empty'
  if (!isDateOnly(date)) return 'format'
  return date < today ? 'past' : null
}
