import {
  checkPermitPurchase,
  mainVehicle,
  permitStart,
  type PermitCard,
  type PermitStart,
  type Vehicle,
} from '@parking/domain'
import type { DateOnly } from '@parking/pricing'
import { useAppContext } from '@parking/runtime'
import type { PermitDraft } from '../store/permitDialog.ts'
import { useToday } from '../words/useToday.ts'
import { useFreeDay } from './useFreeDay.ts'

/** What is bought as the form stands. */
export interface PurchaseValues {
  readonly plate: string | null
  readonly startDate: DateOnly | null
  readonly start: PermitStart
  readonly refusals: ReturnType<typeof checkPermitPurchase>
  /** Whether parking costs nothing on the day of a permit for a day. */
  readonly isFree: boolean
  /** Whether it is not known yet which days are free. */
  readonly isLoading: boolean
}

/** Tells what is bought: what was chosen, else the main vehicle from the first day on that is of use. */
export function usePurchaseValues(
  permit: PermitCard,
  draft: PermitDraft,
  vehicles: readonly Vehicle[],
): PurchaseValues {
  const { subscriptionStartDays, flags } = useAppContext().city
  const rules = { daysAhead: subscriptionStartDays, isChosen: flags.subscriptionStart }
  const wanted = draft.plate ?? permit.plate ?? mainVehicle(vehicles)?.plate ?? null
  const vehicle = vehicles.find((one) => one.plate === wanted) ?? null
  const plate = vehicle?.plate ?? null
  const { isLoading, isFree } = useFreeDay(permit, vehicle?.category ?? 'B')
  const start = permitStart(permit, useToday(), rules, isFree)
  const startDate = start.kind === 'fixed' ? start.date : (draft.startDate ?? start.first)
  const refusals = checkPermitPurchase({ plate, startDate }, start)
  return {
    plate,
    startDate,
    start,
    refusals,
    isFree: startDate !== null && refusals.startDate === null && isFree(startDate),
    isLoading,
  }
}
