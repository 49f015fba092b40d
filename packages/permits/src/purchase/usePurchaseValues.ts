import { zonesQuery } from '@parking/api-client'
import {
  checkPermitPurchase,
  isFreeDay,
  mainVehicle,
  type PermitCard,
  permitStart,
  type PermitStart,
  type Vehicle,
  zoneTariff,
} from '@parking/domain'
import type { VehicleCategory } from '@parking/plates'
import type { DateOnly } from '@parking/pricing'
import { useAppContext, useCitySettings } from '@parking/runtime'
import { useQuery } from '@tanstack/react-query'
import type { PermitDraft } from '../store/permitDialog.ts'
import { useToday } from '../words/useToday.ts'

/** What is known of the days that are free in a permit's zones. */
interface FreeDays {
  readonly isLoading: boolean
  /** Whether a permit for a day would be bought for nothing; false where nobody knows. */
  readonly isFree: (day: DateOnly) => boolean
}

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

/** Finds the days on which a permit for a single day is of no use. All others may begin on a free one. */
function useFreeDay({ type, zones }: PermitCard, category: VehicleCategory): FreeDays {
  const { api, city } = useAppContext()
  const isForADay = type === 'day' || type === 'previousDay'
  const { data, isLoading } = useQuery({ ...zonesQuery(api), enabled: isForADay })
  const settings = useCitySettings()
  if (!isForADay || data === undefined || settings === null) {
    return { isLoading, isFree: () => false }
  }
  const named =
    zones.kind === 'all'
      ? data.items
      : zones.zones.map((zone) => data.items.find(({ number }) => number === zone) ?? null)
  const tariffs = named.map((zone) => (zone === null ? null : zoneTariff(zone, settings)))
  // A zone that could not be read may be a paid one.
  const isWhole = zones.kind === 'zones' || data.unreadable === 0
  const { timeZone } = city
  const context = { timeZone, calendar: settings.calendar, vehicle: { category } }
  return { isLoading, isFree: (day) => isWhole && isFreeDay(day, tariffs, context) }
}
