import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { City } from '@parking/domain'
import type { Calendar } from '@parking/pricing'
import { readIcons } from './cityIcons.ts'
import { checkCity, createSchemaCheck, type Checked, type Schema } from './checkCity.ts'
import { isRecord } from './isRecord.ts'
import { messageOf } from './messageOf.ts'

/** Files of the folder that are no city. */
const OTHERS = new Set(['schema.json', 'calendar.json', 'calendar.schema.json'])

const citiesFolder = join(import.meta.dirname, '../../cities')

/**
 * Reads every city, in the order of the ids.
 *
 * @param folder - another folder than the project's
 * @throws {Error} that lists all problems, a line each: file, field, what
 */
export function loadCities(folder = citiesFolder): [City, ...City[]] {
  const problems: string[] = []
  const check = createSchemaCheck<City>(loadCitySchema(folder))
  const [first, ...others] = cityFiles(folder).flatMap((file) => {
    const read = readJson(join(folder, file))
    const checked = read.kind === 'wrong' ? read : checkCity(check, file, read.value)
    if (checked.kind === 'wrong') {
      problems.push(...checked.problems)
      return []
    }
    const city = checked.value
    problems.push(...iconProblems(folder, file, city))
    Reflect.deleteProperty(city, '$schema')
    return [city]
  })
  if (problems.length > 0) throw new Error(problems.join('\n'))
  if (first === undefined) throw new Error(`${folder}: no city`)
  return [first, ...others]
}

/**
 * Reads the calendar of holidays.
 *
 * @throws {Error} as `loadCities` does
 */
export function loadCalendar(folder = citiesFolder): Calendar {
  const file = 'calendar.json'
  const check = createSchemaCheck<Calendar>(readSchema(join(folder, 'calendar.schema.json')))
  const { holidays, workingDays } = rightOf(check(rightOf(readJson(join(folder, file)))), file)
  return { holidays, workingDays }
}

/** Reads the schema of a city. */
export function loadCitySchema(folder = citiesFolder): Schema {
  return readSchema(join(folder, 'schema.json'))
}

function iconProblems(folder: string, file: string, { icons }: City): string[] {
  if (icons === undefined) return []
  try {
    readIcons(join(folder, icons))
    return []
  } catch (error) {
    const problems = messageOf(error).split('\n')
    return problems.map((problem) => `${file}: icons: ${problem}`)
  }
}

function cityFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json') && !OTHERS.has(file))
    .sort()
}

function readSchema(path: string): Schema {
  const schema = rightOf(readJson(path))
  if (!isRecord(schema)) throw new Error(`${basename(path)}: no schema`)
  return schema
}

function readJson(path: string): Checked<unknown> {
  try {
    return { kind: 'right', value: JSON.parse(readFileSync(path, 'utf8')) }
  } catch (error) {
    return { kind: 'wrong', problems: [`${basename(path)}: no JSON: ${messageOf(error)}`] }
  }
}

/** What was checked; @throws {Error} with all problems, each after the name of its file. */
function rightOf<Kind>(checked: Checked<Kind>, file?: string): Kind {
  if (checked.kind === 'right') return checked.value
  const start = file === undefined ? '' : `${file}: `
  throw new Error(checked.problems.map((problem) => start + problem).join('\n'))
}
