import type { PlateFormat, VehicleCategory } from '@parking/plates'
import { create } from 'zustand'
import { isRecord } from '../charges/intents.ts'
import { tabStorage } from '../charges/keptIntent.ts'

/** The vehicle of a draft: one of the account, or one that is typed in. */
export type DraftVehicle =
  | { readonly kind: 'owned'; readonly plate: string }
  | {
      readonly kind: 'new'
      readonly plate: string
      readonly format: PlateFormat
      /** Null until one is chosen: then the plate tells it. */
      readonly category: VehicleCategory | null
    }

/**
 * What the driver has filled into the parking form. Null is what was not touched: there the form
 * shows what it remembers or knows from the profile.
 */
export interface ParkingDraft {
  readonly zone: string | null
  /** Code of a parking, in cities where each is paid by its own. */
  readonly parking: string | null
  readonly vehicle: DraftVehicle | null
  readonly durationMinutes: number | null
}

const key = 'parking.draft'
const empty: ParkingDraft = { zone: null, parking: null, vehicle: null, durationMinutes: null }
const categories: readonly VehicleCategory[] = ['A', 'B', 'C', 'D', 'M']

/**
 * The draft of the parking form. It holds no secrets, outlives an expired token and a detour
 * through another page, and ends with a success or an explicit logout.
 */
export const useParkingDraft = create<ParkingDraft>(() => readDraft(tabStorage.get(key)))

useParkingDraft.subscribe((draft) => {
  if (draft === empty) tabStorage.remove(key)
  else tabStorage.set(key, JSON.stringify(draft))
})

/** A zone was chosen. */
export function zoneChosen(zone: string | null): void {
  useParkingDraft.setState({ zone })
}

/** A parking was chosen. */
export function parkingChosen(parking: string): void {
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

/** Parking was started: the next one begins with a new draft. */
export function parkingStarted(): void {
  useParkingDraft.setState(empty, true)
}

/** The driver has signed out. */
export function draftForgotten(): void {
  useParkingDraft.setState(empty, true)
}

/** Reads a kept draft; anything else is an empty one. */
export function readDraft(text: string | null): ParkingDraft {
  if (text === null) return empty
  let kept: unknown
  try {
    kept = JSON.parse(text)
  } catch {
    return empty
  }
  if (!isRecord(kept)) return empty
  const { zone, parking, durationMinutes } = kept
  return {
    zone: typeof zone === 'string' ? zone : null,
    parking: typeof parking === 'string' ? parking : null,
    vehicle: readVehicle(kept['vehicle']),
    durationMinutes: typeof durationMinutes === 'number' ? durationMinutes : null,
  }
}

function readVehicle(value: unknown): DraftVehicle | null {
  if (!isRecord(value) || typeof value['plate'] !== 'string') return null
  const { kind, plate, format } = value
  if (kind === 'owned') return { kind, plate }
  const isNew = kind === 'new' && (format === 'russian' || format === 'foreign')
  const category = categories.find((one) => one === value['category']) ?? null
  return isNew ? { kind, plate, format, category } : null
}
