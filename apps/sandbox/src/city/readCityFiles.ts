import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Calendar } from '@parking/pricing'
import { isRecord, type Input } from '../wire/input.ts'
import type { CityFacts } from './city.ts'

const ROOT = join(import.meta.dirname, '../../../..')

/** The folder that holds a file for each city. */
export const CITIES_FOLDER = join(ROOT, 'cities')

/** The root of the repository. */
export const REPOSITORY = ROOT

const NOT_CITIES = /(?:^|\.)(?:schema|calendar|calendar\.schema)\.json$/

/** Reads the file of every city; @throws Error with the file's and the field's name. */
export function readCityFiles(folder: string): CityFacts[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json') && !NOT_CITIES.test(file))
    .toSorted()
    .map((file) => readFacts(file, readJson(join(folder, file))))
}

/** Reads the production calendar that all cities share. */
export function readCalendar(folder: string): Calendar {
  const file = reader('calendar.json', readJson(join(folder, 'calendar.json')))
  return { holidays: file.texts('holidays'), workingDays: file.texts('workingDays') }
}

function readJson(path: string): unknown {
  const content: unknown = JSON.parse(readFileSync(path, 'utf8'))
  return content
}

function readFacts(file: string, content: unknown): CityFacts {
  const city = reader(file, content)
  const contacts = city.section('contacts')
  const bounds = city.section('mapBounds')
  const [west, south] = bounds.pair('southWest')
  const [east, north] = bounds.pair('northEast')
  const names = city.section('titles')
  return {
    id: city.text('id'),
    name: { ru: names.text('ru'), en: names.text('en') },
    center: city.pair('mapCenter'),
    bounds: [west, south, east, north],
    timeZone: city.text('timeZone'),
    initialZoom: city.section('zoom').number('initial'),
    contacts: { phone: contacts.text('phone'), email: contacts.text('email') },
    smsPrefix: city.optionalText('smsPrefix'),
    cadastral: city.flag('cadastral'),
    idempotencyKey: city.flag('idempotencyKey'),
    chargeStatus: city.flag('chargeStatus'),
    logout: city.flag('logout'),
  }
}

interface Reader {
  text(field: string): string
  optionalText(field: string): string | null
  number(field: string): number
  flag(field: string): boolean
  pair(field: string): readonly [number, number]
  texts(field: string): string[]
  section(field: string): Reader
}

function reader(file: string, content: unknown): Reader {
  const fail = (field: string): never => {
    throw new Error(`cities/${file}: the field ${field} is missing or of another kind`)
  }
  if (!isRecord(content)) return fail('(the whole file)')
  const fields: Input = content
  const is = <Value>(field: string, check: (value: unknown) => value is Value): Value => {
    const value = fields[field]
    return check(value) ? value : fail(field)
  }
  return {
    text: (field) => is(field, isText),
    optionalText: (field) => (isText(fields[field]) ? is(field, isText) : null),
    number: (field) => is(field, isNumber),
    flag: (field) => fields[field] === true,
    pair: (field) => is(field, isPair),
    texts: (field) => is(field, isTexts),
    section: (field) => reader(file, fields[field] ?? fail(field)),
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const isNumber = (value: unknown): value is number => typeof value === 'number'
const isPair = (value: unknown): value is readonly [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every(isNumber)
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText)
