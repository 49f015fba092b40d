import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readIcons } from './cityIcons.mjs'
import { checkCity, createSchemaCheck } from './checkCity.mjs'

/** Files of the folder that are no city. */
const OTHERS = new Set(['schema.json', 'calendar.json', 'calendar.schema.json'])

const citiesFolder = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'cities')

/** Reads every city; throws an Error that lists all problems, a line each: file, field, what. */
export function loadCities(folder = citiesFolder) {
  const problems = []
  const schema = readObject(join(folder, 'schema.json'))
  const check = createSchemaCheck(schema)
  const cities = cityFiles(folder).map((file) => {
    const city = readObject(join(folder, file), problems)
    if (city === undefined) return city
    const found = checkCity(check, file, city)
    if (found.length === 0) found.push(...iconProblems(folder, file, city))
    problems.push(...found)
    if (found.length === 0) delete city.$schema
    return city
  })
  refuse(problems)
  return cities
}

/** Reads the calendar of holidays; throws as `loadCities` does. */
export function loadCalendar(folder = citiesFolder) {
  const file = 'calendar.json'
  const calendar = readObject(join(folder, file))
  const check = createSchemaCheck(readObject(join(folder, 'calendar.schema.json')))
  refuse(check(calendar).map((problem) => `${file}: ${problem}`))
  return { holidays: calendar.holidays, workingDays: calendar.workingDays }
}

/** Reads the schema of a city. */
export function loadCitySchema(folder = citiesFolder) {
  return readObject(join(folder, 'schema.json'))
}

function iconProblems(folder, file, { icons }) {
  if (icons === undefined) return []
  try {
    readIcons(join(folder, icons))
    return []
  } catch (error) {
    return error.message.split('\n').map((problem) => `${file}: icons: ${problem}`)
  }
}

function cityFiles(folder) {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json') && !OTHERS.has(file))
    .sort()
}

function readObject(path, problems) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    const problem = `${path.split('/').at(-1)}: no JSON: ${error.message}`
    if (problems === undefined) throw new Error(problem, { cause: error })
    problems.push(problem)
    return undefined
  }
}

function refuse(problems) {
  if (problems.length > 0) throw new Error(problems.join('\n'))
}
