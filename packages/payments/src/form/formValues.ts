import {
  nearestDuration,
  mainVehicle,
  parkedPlates,
  checkVehicle,
  type Profile,
  type Vehicle,
  type VehicleRefusal,
  type Zone,
  type DurationLimits,
} from '@parking/domain'
import {
  normalisePlate,
  parsePlate,
  plateDifference,
  recognisePlate,
  type KnownPlateType,
  type PlateFormat,
  type VehicleCategory,
} from '@parking/plates'
import type { Instant } from '@parking/pricing'
import type { DraftVehicle, ParkingDraft } from '../draft/parkingDraft.ts'

/** A vehicle that can be paid for. */
export interface ChosenVehicle {
  readonly plate: string
  readonly format: PlateFormat
  readonly category: VehicleCategory
}

/** What the parking form holds, with what it refuses. */
export interface FormValues {
  readonly zone: Zone | null
  /** A zone that was asked for and does not exist. */
  readonly unknownZone: string | null
  /** How the vehicle is chosen: from the account or by typing. */
  readonly choice: DraftVehicle
  /** Null while the vehicle is refused. */
  readonly vehicle: ChosenVehicle | null
  readonly vehicleRefusal: VehicleRefusal | null
  /** What a refused plate is, where it is known. */
  readonly recognisedAs: KnownPlateType | null
  /** A plate of the account that differs by one character from the typed one. */
  readonly similarPlate: string | null
  readonly durationMinutes: number | null
}

/** What the form knows besides the draft. */
export interface FormKnowledge {
  readonly profile: Pick<Profile, 'vehicles' | 'sessions' | 'defaultZone'>
  readonly zones: readonly Zone[]
  /** The zone that was last parked in. */
  readonly rememberedZone: string | null
  readonly durations: DurationLimits
  readonly now: Instant
}

/**
 * Works out what the form holds: what was filled in, else what is remembered or known from the
 * profile. Vehicles that are parked already are refused (specification, section 5).
 */
export function formValues(draft: ParkingDraft, known: FormKnowledge): FormValues {
  const parked = parkedPlates(known.profile.sessions, known.now)
  const choice = draft.vehicle ?? usualVehicle(known.profile.vehicles, parked)
  const { durationMinutes } = draft
  return {
    ...zoneValues(draft, known),
    choice,
    ...vehicleValues(choice, known.profile.vehicles, parked),
    durationMinutes:
      durationMinutes === null ? null : nearestDuration(durationMinutes, known.durations),
  }
}

function zoneValues(draft: ParkingDraft, { zones, rememberedZone, profile }: FormKnowledge) {
  const find = (wanted: string | null) => zones.find(({ number }) => number === wanted) ?? null
  if (draft.zone === null) {
    return { zone: find(rememberedZone) ?? find(profile.defaultZone), unknownZone: null }
  }
  const zone = find(draft.zone)
  return { zone, unknownZone: zone === null ? draft.zone : null }
}

/** The main vehicle, unless it is parked and another one is not. */
function usualVehicle(vehicles: readonly Vehicle[], parked: readonly string[]): DraftVehicle {
  const main = mainVehicle(vehicles)
  if (main === null) return { kind: 'new', plate: '', format: 'russian' }
  const isFree = ({ plate }: Vehicle) => !parked.includes(plate)
  const { plate } = isFree(main) ? main : (vehicles.find(isFree) ?? main)
  return { kind: 'owned', plate }
}

function vehicleValues(
  choice: DraftVehicle,
  vehicles: readonly Vehicle[],
  parked: readonly string[],
): Pick<FormValues, 'vehicle' | 'vehicleRefusal' | 'recognisedAs' | 'similarPlate'> {
  const none = { vehicle: null, recognisedAs: null, similarPlate: null }
  const owned = vehicles.find(({ plate }) => plate === choice.plate)
  if (choice.kind === 'owned' && owned === undefined) return { ...none, vehicleRefusal: 'notEmpty' }
  if (owned !== undefined) {
    if (parked.includes(owned.plate)) return { ...none, vehicleRefusal: 'parked' }
    const { plate, format, category } = owned
    return { ...none, vehicle: { plate, format, category }, vehicleRefusal: null }
  }
  const format = choice.kind === 'new' ? choice.format : 'russian'
  const checked = checkVehicle(choice.plate, null, { format, parked })
  if (!checked.ok) {
    const recognisedAs = checked.error === 'format' ? recognisePlate(choice.plate) : null
    return { ...none, vehicleRefusal: checked.error, recognisedAs: recognisedAs?.type ?? null }
  }
  const category = categoryOf(checked.value, format)
  return {
    ...none,
    vehicle: { plate: checked.value, format, category },
    vehicleRefusal: null,
    similarPlate: similarTo(checked.value, vehicles),
  }
}

function categoryOf(plate: string, format: PlateFormat): VehicleCategory {
  const type = format === 'russian' ? parsePlate(plate)?.type : undefined
  return type === 'moto' || type === 'mvdMoto' ? 'A' : 'B'
}

function similarTo(plate: string, vehicles: readonly Vehicle[]): string | null {
  const near = vehicles.find((owned) => plateDifference(plate, owned.plate).count === 1)
  return near?.plate ?? null
}

/** Turns a plate that a link names into a choice: the account's vehicle or a typed one. */
export function choiceOfPlate(plate: string, vehicles: readonly Vehicle[]): DraftVehicle {
  const wanted = normalisePlate(plate)
  const owned = vehicles.find((vehicle) => normalisePlate(vehicle.plate) === wanted)
  return owned === undefined
    ? { kind: 'new', plate: wanted, format: 'russian' }
    : { kind: 'owned', plate: owned.plate }
}
