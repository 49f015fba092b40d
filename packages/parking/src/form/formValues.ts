import {
  checkPostPaymentStart,
  sufficientDuration,
  zoneOfParking,
  mainVehicle,
  runningSessions,
  checkVehicle,
  findSimilarPlate,
  suggestCategory,
  type PaymentDay,
  type PostPaymentRefusal,
  type Profile,
  type Vehicle,
  type VehicleRefusal,
  type Zone,
  type DurationLimits,
} from '@parking/domain'
import {
  hasCyrillic,
  isSamePlate,
  guessPlate,
  mendPlate,
  normalisePlate,
  recognisePlate,
  type KnownPlateType,
  type PlateFormat,
  type VehicleCategory,
} from '@parking/plates'
import type { Instant } from '@parking/pricing'
import { choiceOfPlate, type ParkingDraft, type PickedVehicle } from '@parking/sessions'

/** What a city is paid by. */
export type PaidBy = 'zone' | 'parking'

/** A vehicle that can be paid for. */
interface ChosenVehicle {
  readonly plate: string
  readonly format: PlateFormat
  readonly category: VehicleCategory
}

/** Why a vehicle can't be paid for; `gone`: it was chosen, and the account has it no more. */
export type FormRefusal = VehicleRefusal | 'gone'

/** `turned`: look-alikes were turned into Latin; `cyrillic`: Cyrillic ones are left. */
type PlateLetters = 'turned' | 'cyrillic'

/** What the parking form holds, with what it refuses. */
export interface FormValues {
  /** Whether a place is a parking with a number of its own, or a whole zone. */
  readonly paidBy: PaidBy
  readonly zone: Zone | null
  /** Code of the parking, within the zone; null where zones are paid. */
  readonly parkingCode: string | null
  /** A zone or parking that was asked for and does not exist. */
  readonly unknownPlace: string | null
  /** How the vehicle is chosen: from the account or by typing. */
  readonly choice: PickedVehicle
  /** Null while the vehicle is refused. */
  readonly vehicle: ChosenVehicle | null
  readonly vehicleRefusal: FormRefusal | null
  /** What a refused plate is, where it is known. */
  readonly recognisedAs: KnownPlateType | null
  /** A plate of the account, or that a guest has paid for, that differs by one character from the typed one. */
  readonly similarPlate: string | null
  /** The plate that was probably meant where a zero was typed for the letter О, or the letter for it. */
  readonly guessedPlate: string | null
  /** What a driver should know about the letters of a typed foreign plate. */
  readonly letters: PlateLetters | null
  /** The category of a typed plate, where the city asks for one. */
  readonly newCategory: VehicleCategory | null
  readonly durationMinutes: number | null
  /** Which day is paid for. */
  readonly day: PaymentDay
  /** When a stay began that is paid for afterwards; null while that is refused, and today. */
  readonly startsAt: Instant | null
  readonly startRefusal: PostPaymentRefusal | null
  /** Whether the duration that was chosen can't be had any more. */
  readonly isDurationGone: boolean
}

/** What the form knows besides the draft. */
export interface FormKnowledge {
  /** What a form begins with; worked out of the rest when absent. */
  readonly usual?: Usual
  /** Null for a guest. */
  readonly profile: Pick<Profile, 'vehicles' | 'sessions' | 'defaultZone'> | null
  /** Plates that a guest has paid for on this device. */
  readonly paidPlates?: readonly string[] | undefined
  readonly zones: readonly Zone[]
  /** What is paid: see {@link FormValues}. */
  readonly paidBy: PaidBy
  /** Whether the city asks for a vehicle's category. */
  readonly asksCategory: boolean
  /** The zone that was last parked in, or the parking where those are paid. */
  readonly rememberedPlace: string | null
  /** For how long parking was last paid, or what is usual; null: nothing is offered. */
  readonly usualMinutes: number | null
  /** The car that was last paid for on this device. */
  readonly rememberedPlate: string | null
  readonly durations: DurationLimits
  readonly now: Instant
  /** The days that can be paid for, today first. */
  readonly days: readonly PaymentDay[]
  readonly timeZone: string
  readonly postPaymentDays: number
}

/**
 * Works out what the form holds: what was chosen, else what is remembered or known from the profile.
 * What was chosen and can't be had any more is refused, never replaced. Vehicles that are parked
 * already are refused (specification, section 5).
 */
export function formValues(draft: ParkingDraft, known: FormKnowledge): FormValues {
  const { vehicles = [], sessions = [] } = known.profile ?? {}
  const parked = runningSessions(sessions, known.now).map(({ plate }) => plate)
  const usual = known.usual ?? findUsual(draft, known)
  const choice = chosenVehicle(draft, usual, vehicles)
  // A stay that has begun has a length of its own.
  const isOffered = draft.day === 'today' || usual.leastMinutes !== null
  const duration = draft.durationMinutes ?? (isOffered ? usual.minutes : null)
  const isDurationGone =
    duration !== null && sufficientDuration(duration, known.durations) !== duration
  return {
    ...placeValues(draft, known, usual.place),
    choice,
    letters: lettersOf(choice),
    ...vehicleValues(choice, { ...known, vehicles, parked }),
    durationMinutes: isDurationGone ? null : duration,
    isDurationGone,
    ...startValues(draft, known),
  }
}

function startValues(
  draft: Pick<ParkingDraft, 'day' | 'startsAt'>,
  { days, now, ...city }: FormKnowledge,
): Pick<FormValues, 'day' | 'startsAt' | 'startRefusal'> {
  const day = days.includes(draft.day) ? draft.day : 'today'
  const startRefusal = checkPostPaymentStart({ day, startsAt: draft.startsAt }, now, city)
  const isGood = day !== 'today' && startRefusal === null
  return { day, startsAt: isGood ? draft.startsAt : null, startRefusal }
}

function placeValues(draft: ParkingDraft, { paidBy, zones }: FormKnowledge, usual: string | null) {
  // A zone that was chosen is no parking: where the city begins to ask for one, none is guessed.
  const isUntouched = draft.zone === null && draft.parking === null
  const asked = isUntouched ? usual : askedPlace(draft, paidBy, zones)
  const found = findPlace(zones, paidBy, asked)
  return {
    paidBy,
    zone: found?.zone ?? null,
    parkingCode: found?.parkingCode ?? null,
    unknownPlace: asked !== null && asked !== '' && found === null ? asked : null,
  }
}

/** A link may name a parking where zones are paid. */
function askedPlace({ zone, parking }: ParkingDraft, paidBy: PaidBy, zones: readonly Zone[]) {
  if (paidBy === 'parking') return parking
  return zone ?? (parking === null ? null : (zoneOfParking(zones, parking) ?? null))
}

function findPlace(zones: readonly Zone[], paidBy: PaidBy, place: string | null) {
  if (place === null) return null
  const number = paidBy === 'zone' ? place : zoneOfParking(zones, place)
  const zone = zones.find((one) => one.number === number)
  if (zone === undefined) return null
  return { zone, parkingCode: paidBy === 'parking' ? place : null }
}

/** What a form begins with. */
export interface Usual {
  /** A zone's number or a parking's code. */
  readonly place: string | null
  /** Of a vehicle of the account. */
  readonly plate: string | null
  /** The duration of a link, else the usual one. */
  readonly minutes: number | null
  /** What a link asks for; null where none has led here. */
  readonly leastMinutes: number | null
}

/**
 * Finds what a form begins with: the place that was last parked in, else the account's zone; the account's
 * vehicle that was last paid for, else the main one, also while it is parked: nobody pays for another one
 * without choosing it; and the usual duration.
 */
export function findUsual(
  { leastMinutes }: Pick<ParkingDraft, 'leastMinutes'>,
  {
    paidBy,
    zones,
    rememberedPlace,
    rememberedPlate,
    usualMinutes,
    profile,
    durations,
  }: FormKnowledge,
): Usual {
  const { vehicles = [] } = profile ?? {}
  const last = vehicles.find(({ plate }) => isSamePlate(plate, rememberedPlate))
  const minutes = leastMinutes ?? usualMinutes
  const places = [rememberedPlace, paidBy === 'zone' ? (profile?.defaultZone ?? null) : null]
  return {
    place: places.find((place) => findPlace(zones, paidBy, place) !== null) ?? null,
    plate: (last ?? mainVehicle(vehicles))?.plate ?? null,
    minutes: minutes === null ? null : sufficientDuration(minutes, durations),
    leastMinutes,
  }
}

function chosenVehicle(
  { vehicle }: ParkingDraft,
  { plate }: Usual,
  vehicles: readonly Vehicle[],
): PickedVehicle {
  if (vehicle?.kind === 'linked') return choiceOfPlate(vehicle.plate, vehicles)
  if (vehicle !== null) return vehicle
  return plate === null
    ? { kind: 'new', plate: '', format: 'russian', category: null }
    : { kind: 'owned', plate }
}

function vehicleValues(
  choice: PickedVehicle,
  {
    vehicles,
    asksCategory,
    parked,
    paidPlates = [],
  }: Pick<FormKnowledge, 'asksCategory' | 'paidPlates'> & {
    readonly vehicles: readonly Vehicle[]
    readonly parked: readonly string[]
  },
): Pick<
  FormValues,
  'vehicle' | 'vehicleRefusal' | 'recognisedAs' | 'similarPlate' | 'guessedPlate' | 'newCategory'
> {
  const newCategory =
    asksCategory && choice.kind === 'new'
      ? (choice.category ?? suggestCategory(choice.plate, choice.format))
      : null
  const none = {
    vehicle: null,
    recognisedAs: null,
    similarPlate: null,
    guessedPlate: null,
    newCategory,
  }
  const owned = vehicles.find(({ plate }) => isSamePlate(plate, choice.plate))
  if (choice.kind === 'owned' && owned === undefined) return { ...none, vehicleRefusal: 'gone' }
  if (owned !== undefined) {
    // The account knows the category of its own.
    const known = { ...none, newCategory: null }
    if (parked.some((one) => isSamePlate(one, owned.plate)))
      return { ...known, vehicleRefusal: 'parked' }
    const { format, category } = owned
    const plate = normalisePlate(owned.plate, format)
    return { ...known, vehicle: { plate, format, category }, vehicleRefusal: null }
  }
  const format = choice.kind === 'new' ? choice.format : 'russian'
  const checked = checkVehicle(choice.plate, newCategory, { format, parked })
  // Whoever has said that it is a motorcycle has answered already.
  const isAsked = format === 'russian' && choice.kind === 'new' && choice.category !== 'A'
  const guessedPlate = isAsked ? guessPlate(choice.plate) : null
  if (!checked.ok) {
    const recognisedAs = checked.error === 'format' ? recognisePlate(choice.plate) : null
    return {
      ...none,
      vehicleRefusal: checked.error,
      recognisedAs: recognisedAs?.type ?? null,
      guessedPlate,
    }
  }
  const category = newCategory ?? suggestCategory(checked.value, format)
  return {
    ...none,
    vehicle: { plate: checked.value, format, category },
    vehicleRefusal: null,
    similarPlate: findSimilarPlate(checked.value, [
      ...vehicles.map(({ plate }) => plate),
      ...paidPlates,
    ]),
    guessedPlate,
  }
}

function lettersOf(choice: PickedVehicle): PlateLetters | null {
  if (choice.kind === 'owned' || choice.format === 'russian') return null
  if (hasCyrillic(choice.plate)) return 'cyrillic'
  return mendPlate(choice.plate, 'foreign') === null ? null : 'turned'
}
