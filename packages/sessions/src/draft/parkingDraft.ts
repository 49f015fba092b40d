import { paymentDayChosen, type PaymentDay } from '@parking/domain'
import { vehicleCategories } from '@parking/plates'
import type { Instant } from '@parking/pricing'
import { createPersonStore, keptValue, tabStorage } from '@parking/runtime'
import * as v from 'valibot'

const draftVehicle = v.variant('kind', [
  v.object({ kind: v.literal('owned'), plate: v.string() }),
  v.object({
    kind: v.literal('new'),
    /** As it was typed, see `tidyPlate`: each format reads it anew. */
    plate: v.string(),
    format: v.picklist(['russian', 'foreign']),
    /** Null until one is chosen: then the plate tells it. */
    category: v.nullable(v.picklist(vehicleCategories)),
  }),
  /** A plate of a link: the account's vehicle where it has such a one, else typed in. */
  v.object({ kind: v.literal('linked'), plate: v.string() }),
])

/** Tells a draft from anything else that may lie where it is kept. */
export const parkingDraft = v.object({
  zone: v.nullable(v.string()),
  /** Code of a parking, in cities where each is paid by its own. */
  parking: v.nullable(v.string()),
  vehicle: v.nullable(draftVehicle),
  durationMinutes: v.nullable(v.number()),
  /** The duration of a link: the next one that the city sells is meant. */
  leastMinutes: v.optional(v.nullable(v.number()), null),
  /** Which day is paid for. */
  day: v.picklist(['today', 'postPayment', 'postPaymentYesterday']),
  /** When a stay began that is paid for afterwards. */
  startsAt: v.nullable(v.number()),
})

/** The vehicle of a draft: one of the account, one that is typed in, or one of a link. */
export type DraftVehicle = Readonly<v.InferOutput<typeof draftVehicle>>

/** A vehicle of the account, or one that is typed in. */
export type PickedVehicle = Exclude<DraftVehicle, { readonly kind: 'linked' }>

/**
 * What the driver has filled into the parking form, or has pressed to pay for. Null is what was not
 * touched: there the form shows what it remembers or knows from the profile.
 */
export type ParkingDraft = Readonly<v.InferOutput<typeof parkingDraft>>

const empty: ParkingDraft = {
  zone: null,
  parking: null,
  vehicle: null,
  durationMinutes: null,
  leastMinutes: null,
  day: 'today',
  startsAt: null,
}

/** Whether nothing was filled in. */
export function isDraftEmpty(draft: ParkingDraft): boolean {
  return JSON.stringify(v.parse(parkingDraft, draft)) === JSON.stringify(empty)
}

/** Where the draft is kept while the tab lives. */
export const keptDraft = keptValue(tabStorage, 'parking.draft', parkingDraft)

/**
 * The draft of the parking form. It holds no secrets, outlives an expired token and a detour
 * through another page, and ends with a success, an explicit logout or another driver's login.
 */
export const useParkingDraft = createPersonStore<ParkingDraft>(empty, keptDraft.read())

useParkingDraft.subscribe((draft) => keptDraft.write(draft === empty ? null : draft))

/** A zone was chosen, or typed further; null: what was typed is given up. */
export function zoneChosen(zone: string | null): void {
  useParkingDraft.setState({ zone })
}

/** A parking was chosen, or typed further; null: what was typed is given up. */
export function parkingChosen(parking: string | null): void {
  useParkingDraft.setState({ parking })
}

/** A vehicle was chosen, or typed further. */
export function vehicleChosen(vehicle: DraftVehicle): void {
  useParkingDraft.setState({ vehicle })
}

/** A duration was chosen. */
export function durationChosen(durationMinutes: number): void {
  useParkingDraft.setState({ durationMinutes, leastMinutes: null })
}

/**
 * Another day is paid for: the time at which the stay began is that day's.
 *
 * @param forgetsDuration - whether the duration is another one too: where nothing is paid before the
 *   end, only a post-payment has one
 */
export function dayChosen(day: PaymentDay, forgetsDuration: boolean): void {
  useParkingDraft.setState(({ day: before, startsAt }) => ({
    ...paymentDayChosen({ day: before, startsAt }, day),
    ...(forgetsDuration && day !== before ? { durationMinutes: null, leastMinutes: null } : {}),
  }))
}

/** It was typed when a stay began; null while that is no time. */
export function startTimeChosen(startsAt: Instant | null): void {
  useParkingDraft.setState({ startsAt })
}

/** What a link to the form may name: a zone or a parking, a plate, and a duration in minutes. */
export interface ParkingLink {
  readonly zone?: string
  readonly parking?: string
  readonly plate?: string
  readonly duration?: number
}

/** A link led to the form: what it names is filled in. */
export function linkFollowed({ zone, parking, plate, duration }: ParkingLink): void {
  const hasPlace = zone !== undefined || parking !== undefined
  useParkingDraft.setState({
    ...(hasPlace ? { zone: zone ?? null } : {}),
    ...(parking === undefined ? {} : { parking }),
    ...(plate === undefined ? {} : { vehicle: { kind: 'linked', plate } }),
    ...(duration === undefined ? {} : { durationMinutes: null, leastMinutes: duration }),
  })
}

/** The driver has pressed to pay for what the form shows: it stays chosen from now on. */
export function payPressed(
  shown: Pick<ParkingDraft, 'zone' | 'parking' | 'vehicle' | 'durationMinutes'>,
): void {
  useParkingDraft.setState((draft) => ({
    zone: draft.zone ?? shown.zone,
    parking: draft.parking ?? shown.parking,
    vehicle: draft.vehicle ?? shown.vehicle,
    ...(draft.leastMinutes === null
      ? {}
      : { durationMinutes: shown.durationMinutes, leastMinutes: null }),
  }))
}

/** The driver goes on with an earlier draft. */
export function draftContinued(draft: ParkingDraft): void {
  useParkingDraft.setState(draft, true)
}

/** Parking was started: the next one begins with a new draft. */
export function parkingStarted(): void {
  useParkingDraft.setState(empty, true)
}

const cityKey = 'parking.draft.city'

/** The app runs for a city: what was filled in for another one says nothing here. */
export function cityOpened(cityId: string): void {
  const before = tabStorage.get(cityKey)
  if (before !== null && before !== cityId) useParkingDraft.setState(empty, true)
  tabStorage.set(cityKey, cityId)
}
