import { readFileSync } from 'node:fs'
import { CITIES_FOLDER, readCityFiles } from '../city/readCityFiles.ts'
import { keepImport } from '../city/importedMap.ts'
import { parseGeoJson } from '../importing/parseGeoJson.ts'
import { describeProblem } from '../importing/ImportProblem.ts'
import { openStore } from '../store/openStore.ts'

/** How an import ended: how much was loaded, or each thing that is wrong. */
export type ImportOutcome =
  | { ok: true; features: number; zones: number }
  | { ok: false; problems: string[] }

/** Loads a GeoJSON file in the place of a city's generated map: all of it, or nothing. */
export function importMap(database: string, file: string, cityId: string): ImportOutcome {
  const city = readCityFiles(CITIES_FOLDER).find(({ id }) => id === cityId)
  if (!city) return { ok: false, problems: [`There is no city ${cityId}`] }
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    return { ok: false, problems: [error instanceof Error ? error.message : `${file}: no file`] }
  }
  const read = parseGeoJson(text, city)
  if (!read.ok) {
    const problems = read.problems.map(describeProblem)
    return {
      ok: false,
      problems: read.more > 0 ? [...problems, `... and ${read.more} more`] : problems,
    }
  }
  const store = openStore(database)
  try {
    keepImport(store, city.id, read, Date.now())
  } finally {
    store.close()
  }
  return { ok: true, features: read.features.length, zones: read.zones.length }
}
