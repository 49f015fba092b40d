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

/** What is bought as the form stands. */
export interface PurchaseValues {
  readonly plate: string | null
  readonly startDate: DateOnly | null
  readonly start: PermitStart
  readonly refusals: ReturnType<typeof checkPermitPurchase>
}

/** Tells what is bought: what was chosen, else the main vehicle from the first possible day on. */
export function usePurchaseValues(
  permit: PermitCard,
  draft: PermitDraft,
  vehicles: readonly Vehicle[],
): PurchaseValues {
  const { subscriptionStartDays, flags } = useAppContext().city
  const rules = { daysAhead: subscriptionStartDays, isChosen: flags.subscriptionStart }
  const start = permitStart(permit, useToday(), rules)
  const wanted = draft.plate ?? permit.plate ?? mainVehicle(vehicles)?.plate ?? null
  const plate = vehicles.some((vehicle) => vehicle.plate === wanted) ? wanted : null
  const startDate = start.kind === 'fixed' ? start.date : (draft.startDate ?? start.from)
  const refusals = checkPermitPurchase({ plate, startDate }, start)
  return { plate, startDate, start, refusals }
}
