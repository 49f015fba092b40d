import type { OfferSearch } from '@parking/api-client'
import {
  canSearchOffers,
  checkConstructor,
  emptyConstructor,
  mainVehicle,
  type ConstructorDraft,
  type ConstructorRefusals,
  type Vehicle,
} from '@parking/domain'
import type { DateOnly } from '@parking/pricing'
import { useConstructorDraft } from '../store/constructorDraft.ts'

/** What the constructor is asked as the form stands. */
export interface ConstructorValues {
  readonly values: ConstructorDraft
  readonly refusals: ConstructorRefusals
  /** The question; null while something is refused. */
  readonly search: OfferSearch | null
  /** Whether just this was asked already. */
  readonly isAsked: boolean
}

/** Tells what the constructor is asked: what was chosen, else the main vehicle from tomorrow on. */
export function useConstructorValues(
  vehicles: readonly Vehicle[],
  today: DateOnly,
): ConstructorValues {
  const { zones, asked, ...draft } = useConstructorDraft()
  const wanted = draft.plate ?? mainVehicle(vehicles)?.plate ?? null
  const values: ConstructorDraft = {
    zones,
    plate: vehicles.some(({ plate }) => plate === wanted) ? wanted : null,
    startDate: draft.startDate ?? emptyConstructor(today).startDate,
    days: draft.days,
  }
  const refusals = checkConstructor(values, today)
  const { plate, startDate, days } = values
  const isWhole = canSearchOffers(refusals) && plate !== null && startDate !== null && days !== null
  const search = isWhole ? { zones, plate, startDate, days } : null
  return { values, refusals, search, isAsked: asked !== null }
}
