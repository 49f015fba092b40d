import { detectFormat, plateKey } from '@parking/plates'
import type { Check } from '../check/check.ts'
import { normalisePhone } from '../contact/checkPhone.ts'
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
import { isElsewhere, type FleetChange } from './fleetChange.ts'
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
 * `unlikely`: it would be a foreign plate, and looks like something else.
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

/** What is wrong with one cell, or with a row. */
export interface ImportError {
  /** Null where the whole row is meant. */
  readonly field: ImportField | null
  readonly error: ImportRefusal
  /** The line that has the same, or the other quotation mark; null where there is none. */
  readonly otherLine: number | null
}

/** What comes of a row: it is added, is there already, or is refused. */
export type PlannedRow = { readonly row: ImportRow } & (
  | { readonly kind: 'add'; readonly change: FleetChange }
  | { readonly kind: 'there' }
  | { readonly kind: 'refused'; readonly errors: readonly ImportError[] }
)

/**
 * Says what comes of each row of a table that is loaded into a list of a company. The rules are those
 * of the forms; a row that is wholly there already, in the company or earlier in the file, is no
 * mistake and changes nothing.
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
      return planRows(rows, company.vehicles, vehicleRules, takesUnlikely)
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

/** How the rows of one list are judged. */
interface Rules<Entity> {
  /** Judges a row beside others that the company has. */
  readonly judge: (typed: Typed, known: readonly Entity[]) => Judged<Entity>
  /** Under what one is looked up: any two of which one could be a duplicate share a key. */
  readonly keys: (entity: Entity) => readonly string[]
  readonly typedKeys: (typed: Typed) => readonly string[]
  /** Whether all that a row says stands there already. */
  readonly isSame: (wanted: Entity, known: Entity) => boolean
}

/** One that a row can be a duplicate of; its line is null where the company has it. */
interface Known<Entity> {
  readonly entity: Entity
  readonly line: number | null
}

function planRows<Entity>(
  rows: readonly ImportRow[],
  existing: readonly Entity[],
  rules: Rules<Entity>,
  takesUnlikely: boolean,
): readonly PlannedRow[] {
  const index = new Map<string, Known<Entity>[]>()
  const note = (known: Known<Entity>): void => {
    for (const key of rules.keys(known.entity)) {
      const group = index.get(key)
      if (group === undefined) index.set(key, [known])
      else group.push(known)
    }
  }
  for (const entity of existing) note({ entity, line: null })
  return rows.map((row): PlannedRow => {
    if (row.fault) return { row, kind: 'refused', errors: [{ field: null, ...row.fault }] }
    const typed = { name: '', phone: '', plate: '', vin: '', imei: '', ...row.cells }
    const near = rules.typedKeys(typed).flatMap((key) => index.get(key) ?? [])
    const { made } = rules.judge(typed, [])
    const isWhole = listSpoilt(typed).length === 0
    if (made !== null && isWhole && near.some(({ entity }) => rules.isSame(made.entity, entity))) {
      return { row, kind: 'there' }
    }
    const errors = listErrors(typed, near, rules)
    if (errors.length === 0 && !takesUnlikely && isUnlikelyPlate(typed.plate)) {
      errors.push({ field: 'plate', error: 'unlikely', otherLine: null })
    }
    if (made === null || errors.length > 0) return { row, kind: 'refused', errors }
    note({ entity: made.entity, line: row.line })
    return { row, kind: 'add', change: made.change }
  })
}

/** What is wrong with a row, cell by cell; empty for a good one. */
function listErrors<Entity>(
  typed: Typed,
  near: readonly Known<Entity>[],
  rules: Rules<Entity>,
): ImportError[] {
  const ofCompany = near.filter(({ line }) => line === null).map(({ entity }) => entity)
  const errors = refusalsOf(rules.judge(typed, ofCompany)).map(({ field, error }): ImportError => {
    return { field, error, otherLine: null }
  })
  const repeated = near.flatMap(({ entity, line }) =>
    line === null
      ? []
      : refusalsOf(rules.judge(typed, [entity]))
          .filter(({ error }) => error === 'duplicate')
          .map(({ field }): ImportError => ({ field, error: 'repeated', otherLine: line })),
  )
  const all = [...listSpoilt(typed), ...errors, ...repeated]
  return all.filter(({ field }, at) => all.findIndex((one) => one.field === field) === at)
}

function refusalsOf({
  checks,
}: Judged<unknown>): readonly { readonly field: ImportField; readonly error: ImportRefusal }[] {
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
  isSame: (wanted, known) =>
    wanted.phone === known.phone &&
    wanted.name === known.name &&
    wanted.plates.every((plate) => known.plates.some((one) => plateKey(one) === plateKey(plate))),
}

const vehicleRules: Rules<Pick<Vehicle, 'plate' | 'format' | 'vin'>> = {
  judge: (typed, vehicles) => {
    const checks = checkVehicleEntry(typed, { vehicles })
    if (!checks.plate.ok || !checks.vin.ok) return { checks, made: null }
    const names = { plate: checks.plate.value, vin: checks.vin.value }
    const entity = { ...names, format: detectFormat(names.plate) }
    return { checks, made: { entity, change: { kind: 'addVehicle', ...names } } }
  },
  keys: ({ plate, vin }) => [plateKey(plate), ...codeKeys('vin', vin)],
  typedKeys: ({ plate, vin }) => [plateKey(plate), ...codeKeys('vin', vin)],
  isSame: (wanted, known) =>
    plateKey(wanted.plate) === plateKey(known.plate) && isSameCode(wanted.vin, known.vin),
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
})

function isSameCode(one: string | null, other: string | null): boolean {
  return readCode(one) === readCode(other)
}

function codeKeys(kind: 'vin' | 'imei', text: string | null): readonly string[] {
  const code = readCode(text)
  return code === '' ? [] : [`${kind} ${code}`]
}
