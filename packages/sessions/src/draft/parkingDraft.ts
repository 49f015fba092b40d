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
])

/** Tells a draft from anything else that may lie where it is kept. */
export const parkingDraft = v.object({
  zone: v.nullable(v.string()),
  /** Code of a parking, in cities where each is paid by its own. */
  parking: v.nullable(v.string()),
  vehicle: v.nullable(draftVehicle),
  durationMinutes: v.nullable(v.number()),
  /** Which day is paid for. */
  day: v.picklist(['today', 'postPayment', 'postPaymentYesterday']),
  /** When a stay began that is paid for afterwards. */
  startsAt: v.nullable(v.number()),
})

/** The vehicle of a draft: one of the account, or one that is typed in. */
export type DraftVehicle = Readonly<v.InferOutput<typeof draftVehicle>>

/**
 * What the driver has filled into the parking form, or has seen a price for. Null is what was not
 * touched: there the form shows what it remembers or knows from the profile.
 */
export type ParkingDraft = Readonly<v.InferOutput<typeof parkingDraft>>

const empty: ParkingDraft = {
  zone: null,
  parking: null,
  vehicle: null,
  durationMinutes: null,
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
  useParkingDraft.setState({ durationMinutes })
}

/**
 * Another day is paid for: the time at which the stay began is that day's.
 *
 * @param forgetsDuration - whether the duration is another one too: where nothing is paid before the
 *   end, only a post-payment has one
 */
export function dayChosen(day: PaymentDay, forgetsDuration: boolean): void {
  useParkingDraft.setState(({ day: before, startsAt, durationMinutes }) => ({
    ...paymentDayChosen({ day: before, startsAt }, day),
    durationMinutes: forgetsDuration && day !== before ? null : durationMinutes,
  }))
}

/** It was typed when a stay began; null while that is no time. */
export function startTimeChosen(startsAt: Instant | null): void {
  useParkingDraft.setState({ startsAt })
}

/** A link led to the form: what it names is filled in. */
export function linkFollowed(link: {
  readonly zone?: string | undefined
  readonly parking?: string | undefined
  readonly vehicle?: DraftVehicle | undefined
  readonly durationMinutes?: number | undefined
}): void {
  const { zone, parking, vehicle, durationMinutes } = link
  useParkingDraft.setState({
    ...(zone === undefined ? {} : { zone }),
    ...(parking === undefined ? {} : { parking }),
    ...(vehicle === undefined ? {} : { vehicle }),
    ...(durationMinutes === undefined ? {} : { durationMinutes }),
  })
}

/**
 * The form shows a price: what it is for stays chosen from now on, whatever becomes of the account
 * and the city, so that nobody pays for something else than was in sight.
 */
export function priceShown(shown: Pick<ParkingDraft, 'zone' | 'parking' | 'vehicle'>): void {
  useParkingDraft.setState((draft) => {
    const isChosen = draft.vehicle !== null && (draft.zone ?? draft.parking) !== null
    if (isChosen) return draft
    return {
      zone: draft.zone ?? shown.zone,
      parking: draft.parking ?? shown.parking,
      vehicle: draft.vehicle ?? shown.vehicle,
    }
  })
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
