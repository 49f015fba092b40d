import { detectFormat, plateKey } from '@parking/plates'
import type { Check } from '../check/check.ts'
import { normalisePhone } from '../contact/normalisePhone.ts'
import { foldText } from '../text/foldText.ts'
import type { Vehicle } from '../vehicle/Vehicle.ts'
import {
  checkDriverEntry,
  type DriverNameRefusal,
  type DriverPhoneRefusal,
} from './checkDriverEntry.ts'
import { checkVehicleEntry } from './checkVehicleEntry.ts'
import { checkDeviceEntry } from './checkDeviceEntry.ts'
import { type FleetPlateRefusal } from './checkFleetPlate.ts'
import { type FleetCodeRefusal } from './checkFleetCode.ts'
import { isUnlikelyPlate } from './isUnlikelyPlate.ts'
import { readCode } from './readCode.ts'
import { driverEntry, isElsewhere, type FleetChange } from './fleetChange.ts'
import type { Company, Device, Driver } from './Company.ts'

/** A list of a company that can be loaded from a table. */
export type ImportList = 'drivers' | 'vehicles' | 'devices'

/** A column that such a table may have. */
export type ImportField = 'name' | 'phone' | 'plate' | 'vin' | 'imei'

/** The columns of each list's table, in their order. */
export const importFields = {
  drivers: ['name', 'phone', 'plate'],
  vehicles: ['plate', 'vin'],
  devices: ['imei', 'vin', 'plate'],
} as const satisfies Record<ImportList, readonly ImportField[]>

/** A row of a table as it was read. */
export interface ImportRow {
  /** Where it stands in the file: 1 for the first line. */
  readonly line: number
  /** What stands in each column; one that the table does not have is absent. */
  readonly cells: Readonly<Partial<Record<ImportField, string>>>
  /** Why the row can't be judged by its cells; absent or null for most. */
  readonly fault?: RowFault | null
}

/**
 * What is wrong with a row as a whole. `quotes`: a quotation mark is opened in it and closed in another
 * row or never, so that nobody knows where its cells end.
 */
export interface RowFault {
  readonly error: 'quotes'
  /** The line where the mark is closed or opened; null where there is none. */
  readonly otherLine: number | null
}

/**
 * Why a cell is refused. `shortened`: a spreadsheet has rounded a long number, as in `3,56E+14`;
 * `repeated`: an earlier row of the same file has it; `garbled`: a letter of it could not be read;
 * `unlikely`: it would be a foreign plate, and looks like something else; `secondCar`: the driver has
 * another car, and the lists of a company hold one for each.
 */
export type ImportRefusal =
  | DriverNameRefusal
  | DriverPhoneRefusal
  | FleetPlateRefusal
  | FleetCodeRefusal
  | RowFault['error']
  | 'shortened'
  | 'repeated'
  | 'garbled'
  | 'unlikely'
  | 'secondCar'

/** What is wrong with one cell, or with a row. */
export interface ImportError {
  /** Null where the whole row is meant. */
  readonly field: ImportField | null
  readonly error: ImportRefusal
  /** The line that has the same, or the other quotation mark; null where there is none. */
  readonly otherLine: number | null
}

/** What a row says otherwise than the company does. */
export interface RowDifference {
  readonly field: ImportField
  /** Null where nothing is known. */
  readonly from: string | null
  readonly to: string
}

/** What comes of a row: it is added, changes what is there, is there already, or is refused. */
export type PlannedRow = { readonly row: ImportRow } & (
  | { readonly kind: 'add'; readonly change: FleetChange }
  | {
      readonly kind: 'change'
      readonly change: FleetChange
      readonly differences: readonly RowDifference[]
    }
  | { readonly kind: 'there' }
  | { readonly kind: 'refused'; readonly errors: readonly ImportError[] }
)

/**
 * Says what comes of each row of a table that is loaded into a list of a company. The rules are those
 * of the forms; a row that is wholly there already, in the company or earlier in the file, is no
 * mistake and changes nothing. A row that is plainly about one that the company has, and the only one
 * about it, changes what it says otherwise: a driver's car or phone, a vehicle's plate or vin.
 *
 * @param takesUnlikely - whether somebody has said that the unlikely plates are plates
 */
export function planImport(
  list: ImportList,
  rows: readonly ImportRow[],
  company: Company,
  takesUnlikely = false,
): readonly PlannedRow[] {
  switch (list) {
    case 'drivers':
      return planRows(rows, company.drivers, driverRules, takesUnlikely)
    case 'vehicles':
      return planRows<FleetEntry>(rows, company.vehicles, vehicleRules, takesUnlikely)
    case 'devices':
      return planRows<PlacedDevice>(rows, company.devices, deviceRules(company), takesUnlikely)
  }
}

/** The cells of a row, those of absent columns empty. */
type Typed = Readonly<Record<ImportField, string>>

/** What a row would add, and how. */
interface Made<Entity> {
  readonly entity: Entity
  readonly change: FleetChange
}

/** What the rules say of a row: each cell, and what is made of it where all are good. */
interface Judged<Entity> {
  readonly checks: Readonly<Partial<Record<ImportField, Check<unknown, ImportRefusal>>>>
  readonly made: Made<Entity> | null
}

/** How one that is known becomes what a row says. */
type Difference = Pick<Extract<PlannedRow, { kind: 'change' }>, 'change' | 'differences'>

/** How the rows of one list are judged. */
interface Rules<Entity> {
  /** Judges a row beside others that the company has. */
  readonly judge: (typed: Typed, known: readonly Entity[]) => Judged<Entity>
  /** Under what one is looked up: any two of which one could be a duplicate share a key. */
  readonly keys: (entity: Entity) => readonly string[]
  readonly typedKeys: (typed: Typed) => readonly string[]
  /** By what else a row may be about one that the company has, where no other one is like it. */
  readonly otherKey?: (of: Pick<Typed, 'name' | 'plate'>) => string
  readonly otherKeys?: (entity: Entity) => readonly string[]
  /** Whether all that a row says stands there already. */
  readonly isSame: (wanted: Entity, known: Entity) => boolean
  /** What a row says otherwise of the one that it is about; null where it is not plainly about it. */
  readonly differ: (wanted: Entity, known: Entity) => Difference | null
  /** Whether a duplicate is the same driver with one more car. */
  readonly hasSecondCar: (wanted: Entity, known: Entity) => boolean
}

/** One of an earlier row, which a later one can repeat. */
interface Earlier<Entity> {
  readonly entity: Entity
  readonly line: number
}

function planRows<Entity>(
  rows: readonly ImportRow[],
  existing: readonly Entity[],
  rules: Rules<Entity>,
  takesUnlikely: boolean,
): readonly PlannedRow[] {
  const ofCompany = new Map<string, Entity[]>()
  const ofFile = new Map<string, Earlier<Entity>[]>()
  const likeIt = new Map<string, Entity[]>()
  for (const entity of existing) {
    addUnder(ofCompany, rules.keys(entity), entity)
    addUnder(likeIt, rules.otherKeys?.(entity) ?? [], entity)
  }
  const judged = rows.map((row) => {
    const typed = { name: '', phone: '', plate: '', vin: '', imei: '', ...row.cells }
    const keys = rules.typedKeys(typed)
    const like = likeIt.get(rules.otherKey?.(typed) ?? '') ?? []
    const found = keys.flatMap((key) => ofCompany.get(key) ?? [])
    const known = [...new Set(like.length === 1 ? [...found, ...like] : found)]
    const { made } = rules.judge(typed, [])
    return { row, typed, keys, known, made: listSpoilt(typed).length === 0 ? made : null }
  })
  // A row that has all of one is there already, and counts twice: it is no change anyway.
  const rowsOfKey = new Map<string, number>()
  for (const { typed, keys } of judged) {
    for (const key of [...keys, rules.otherKey?.(typed) ?? '']) {
      rowsOfKey.set(key, (rowsOfKey.get(key) ?? 0) + 1)
    }
  }
  const countRows = (entity: Entity): number =>
    [...rules.keys(entity), ...(rules.otherKeys?.(entity) ?? [])].reduce(
      (sum, key) => sum + (rowsOfKey.get(key) ?? 0),
      0,
    )
  return judged.map(({ row, typed, keys, known, made }): PlannedRow => {
    if (row.fault) {
      const { error, otherLine } = row.fault
      return { row, kind: 'refused', errors: [{ field: null, error, otherLine }] }
    }
    const earlier = keys.flatMap((key) => ofFile.get(key) ?? [])
    const near = [...known, ...earlier.map(({ entity }) => entity)]
    if (made !== null && near.some((one) => rules.isSame(made.entity, one))) {
      return { row, kind: 'there' }
    }
    const repeated = listRepeated(typed, earlier, rules)
    const errors = [
      ...listSpoilt(typed),
      ...(made !== null && !takesUnlikely && isUnlikelyPlate(typed.plate) ? [unlikelyPlate] : []),
      ...refusalsOf(rules.judge(typed, known)).map(asError),
      ...repeated,
    ]
    const [only, ...others] = known
    const isAboutOne = only !== undefined && others.length === 0 && countRows(only) === 1
    const isDoubted = errors.some(({ error }) => error !== 'duplicate')
    const difference =
      made === null || !isAboutOne || isDoubted ? null : rules.differ(made.entity, only)
    if (made !== null && (errors.length === 0 || difference !== null)) {
      addUnder(ofFile, rules.keys(made.entity), { entity: made.entity, line: row.line })
      return difference === null
        ? { row, kind: 'add', change: made.change }
        : {
            row,
            kind: 'change',
            change: difference.change,
            differences: difference.differences,
          }
    }
    const second = earlier.find(({ entity }) => made && rules.hasSecondCar(made.entity, entity))
    const isSecond = made !== null && near.some((one) => rules.hasSecondCar(made.entity, one))
    if (isSecond && !isDoubtedElsewhere(errors)) {
      const otherLine = second?.line ?? null
      return { row, kind: 'refused', errors: [{ field: 'plate', error: 'secondCar', otherLine }] }
    }
    return { row, kind: 'refused', errors: eachFieldOnce(errors) }
  })
}

const asError = ({ field, error }: FieldRefusal): ImportError => ({ field, error, otherLine: null })

const unlikelyPlate = { field: 'plate', error: 'unlikely', otherLine: null } as const

/** Whether anything else is wrong with a row than that one like it is there. */
function isDoubtedElsewhere(errors: readonly ImportError[]): boolean {
  return errors.some(({ error }) => error !== 'duplicate' && error !== 'repeated')
}

function addUnder<One>(index: Map<string, One[]>, keys: readonly string[], one: One): void {
  for (const key of keys) {
    const group = index.get(key)
    if (group === undefined) index.set(key, [one])
    else group.push(one)
  }
}

/** Which cells of a row an earlier one has already. */
function listRepeated<Entity>(
  typed: Typed,
  earlier: readonly Earlier<Entity>[],
  rules: Rules<Entity>,
): readonly ImportError[] {
  return earlier.flatMap(({ entity, line }) =>
    refusalsOf(rules.judge(typed, [entity]))
      .filter(({ error }) => error === 'duplicate')
      .map(({ field }): ImportError => ({ field, error: 'repeated', otherLine: line })),
  )
}

/** What is wrong with a row, the first of each cell. */
function eachFieldOnce(errors: readonly ImportError[]): readonly ImportError[] {
  return errors.filter(({ field }, at) => errors.findIndex((one) => one.field === field) === at)
}

/** A cell that its check refuses. */
interface FieldRefusal {
  readonly field: ImportField
  readonly error: ImportRefusal
}

function refusalsOf({ checks }: Judged<unknown>): readonly FieldRefusal[] {
  return importOrder.flatMap((field) => {
    const one = checks[field]
    return one === undefined || one.ok ? [] : [{ field, error: one.error }]
  })
}

/**
 * The cells that would look good though they are not: a number that a spreadsheet has rounded, a text of
 * which a letter was lost, and two codes that would become one.
 */
function listSpoilt(typed: Typed): readonly ImportError[] {
  return importOrder.flatMap((field): ImportError | readonly [] => {
    const text = typed[field].trim()
    if (/^\d(?:[.,]\d+E\+?|E\+)\d+$/iu.test(text)) {
      return { field, error: 'shortened', otherLine: null }
    }
    if ((field === 'vin' || field === 'imei') && areTwoCodes(text)) {
      return { field, error: 'format', otherLine: null }
    }
    return text.includes('\uFFFD') ? { field, error: 'garbled', otherLine: null } : []
  })
}

/** Whether a cell holds more than one code: on lines of their own, or each as long as a whole one. */
function areTwoCodes(text: string): boolean {
  const long = text.split(/\s+/u).filter((part) => part.length > 10)
  return long.length > 1 || /[\n\r]/u.test(text)
}

const importOrder = ['name', 'phone', 'plate', 'vin', 'imei'] as const

const driverRules: Rules<Driver> = {
  judge: (typed, drivers) => {
    const checks = checkDriverEntry(typed, { drivers })
    const { name, phone, plate } = checks
    if (!name.ok || !phone.ok || !plate.ok) return { checks, made: null }
    const driver = { name: name.value, phone: phone.value, plate: plate.value }
    const entity = { ...driver, id: null, plates: [plate.value], device: null, isActive: true }
    return { checks, made: { entity, change: { kind: 'addDriver', driver } } }
  },
  keys: ({ phone }) => (phone === null ? [] : [phone]),
  typedKeys: ({ phone }) => [normalisePhone(phone)],
  otherKey: ({ name, plate }) => nameKey(name, plate),
  otherKeys: ({ name, plates }) => plates.map((plate) => nameKey(name, plate)),
  isSame: (wanted, known) =>
    wanted.phone === known.phone &&
    wanted.name === known.name &&
    wanted.plates.every((plate) => known.plates.some((one) => plateKey(one) === plateKey(plate))),
  differ: (wanted, known) => {
    const from = driverEntry(known)
    const to = driverEntry(wanted)
    // One that has a phone and a name of the company's has another car; one that has its name and its
    // car has another phone. A phone alone may stand in a wrong row, and would rename somebody.
    if (foldText(wanted.name) !== foldText(known.name) || known.phone === null) return null
    if (wanted.phone !== known.phone) {
      const phone = { field: 'phone', from: from.phone, to: to.phone } as const
      return {
        change: { kind: 'editDriver', from, to: { ...from, phone: to.phone } },
        differences: [phone],
      }
    }
    if (known.plates.length > 1) return null
    return {
      change: { kind: 'editDriver', from, to: { ...from, plate: to.plate } },
      differences: [{ field: 'plate', from: from.plate || null, to: to.plate }],
    }
  },
  hasSecondCar: (wanted, known) =>
    wanted.phone === known.phone && foldText(wanted.name) === foldText(known.name),
}

/** Names a driver by name and car: the phone is what may have changed. */
function nameKey(name: string, plate: string): string {
  return `${foldText(name.trim().replaceAll(/\s+/gu, ' '))} ${plateKey(plate)}`
}

/** A vehicle as a row names one. */
type FleetEntry = Pick<Vehicle, 'plate' | 'format' | 'vin' | 'imei'>

const vehicleRules: Rules<FleetEntry> = {
  judge: (typed, vehicles) => {
    const checks = checkVehicleEntry(typed, { vehicles })
    if (!checks.plate.ok || !checks.vin.ok) return { checks, made: null }
    const names = { plate: checks.plate.value, vin: checks.vin.value }
    const entity = { ...names, format: detectFormat(names.plate), imei: null }
    return { checks, made: { entity, change: { kind: 'addVehicle', ...names } } }
  },
  keys: ({ plate, vin }) => [plateKey(plate), ...codeKeys('vin', vin)],
  typedKeys: ({ plate, vin }) => [plateKey(plate), ...codeKeys('vin', vin)],
  isSame: (wanted, known) =>
    plateKey(wanted.plate) === plateKey(known.plate) && isSameCode(wanted.vin, known.vin),
  differ: (wanted, known) => {
    const from = { plate: known.plate, vin: known.vin, imei: known.imei }
    const isSameCar = plateKey(wanted.plate) === plateKey(known.plate)
    const to = isSameCar ? { ...from, vin: wanted.vin } : { ...from, plate: wanted.plate }
    const difference = isSameCar
      ? { field: 'vin' as const, from: from.vin, to: wanted.vin ?? '' }
      : { field: 'plate' as const, from: from.plate, to: wanted.plate }
    return { change: { kind: 'editVehicle', from, to }, differences: [difference] }
  },
  hasSecondCar: () => false,
}

/** A device with the plate that a row names; the company's own are found in its vehicles. */
type PlacedDevice = Pick<Device, 'vin' | 'imei'> & { readonly plate?: string | null }

const deviceRules = (company: Company): Rules<PlacedDevice> => ({
  judge: (typed, devices) => {
    const checks = checkDeviceEntry(typed, { devices })
    const { vin, imei, plate } = checks
    if (!vin.ok || !imei.ok || !plate.ok) return { checks, made: null }
    const device = { vin: vin.value, imei: imei.value, plate: plate.value }
    return { checks, made: { entity: device, change: { kind: 'addDevice', device } } }
  },
  keys: ({ vin, imei }) => [...codeKeys('vin', vin), ...codeKeys('imei', imei)],
  typedKeys: ({ vin, imei }) => [...codeKeys('vin', vin), ...codeKeys('imei', imei)],
  isSame: (wanted, known) =>
    (wanted.vin === null || isSameCode(wanted.vin, known.vin)) &&
    (wanted.imei === null || isSameCode(wanted.imei, known.imei)) &&
    !isElsewhere(company, { ...wanted, plate: wanted.plate ?? null }),
  // A device that is moved has to leave one vehicle and enter another: no single call does both.
  differ: () => null,
  hasSecondCar: () => false,
})

function isSameCode(one: string | null, other: string | null): boolean {
  return readCode(one) === readCode(other)
}

function codeKeys(kind: 'vin' | 'imei', text: string | null): readonly string[] {
  const code = readCode(text)
  return code === '' ? [] : [`${kind} ${code}`]
}
