import { readFileSync, writeFileSync } from 'node:fs'
import { CITIES_FOLDER, readCityFiles } from '../city/readCityFiles.ts'
import { keepImport } from '../city/importedMap.ts'
import { parseGeoJson, type RefusedFeature } from '../importing/parseGeoJson.ts'
import { describeProblem } from '../importing/ImportProblem.ts'
import { writeRefused } from '../importing/writeRefused.ts'
import { openStore } from '../store/openStore.ts'

/** Where the features are that were left out, and how many. */
interface RefusedFile {
  file: string
  count: number
}

/** How an import ended: how much was loaded, or each thing that is wrong. */
export type ImportOutcome =
  | { ok: true; features: number; zones: number; refused: RefusedFile | null }
  | { ok: false; problems: string[]; hasGood: boolean }

/**
 * Loads a GeoJSON file in the place of a city's generated map: all of it, or nothing. With `skipBad`
 * bad features are left out and written beside the file.
 */
export function importMap(
  database: string,
  file: string,
  cityId: string,
  skipBad = false,
): ImportOutcome {
  const city = readCityFiles(CITIES_FOLDER).find(({ id }) => id === cityId)
  if (!city) return { ok: false, problems: [`There is no city ${cityId}`], hasGood: false }
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    const problem = error instanceof Error ? error.message : `${file}: no file`
    return { ok: false, problems: [problem], hasGood: false }
  }
  const read = parseGeoJson(text, city, skipBad)
  if (!read.ok) {
    const problems = read.problems.map(describeProblem)
    return {
      ok: false,
      problems: read.more > 0 ? [...problems, `... and ${read.more} more`] : problems,
      hasGood: read.hasGood,
    }
  }
  const { features, zones, refused } = read
  // Before anything is loaded: where it can't be written nothing is lost either.
  const refusedFile = refused.length === 0 ? null : keepRefused(file, refused)
  const store = openStore(database)
  try {
    keepImport(store, city.id, { features, zones }, Date.now())
  } finally {
    store.close()
  }
  return { ok: true, features: features.length, zones: zones.length, refused: refusedFile }
}

function keepRefused(file: string, refused: readonly RefusedFeature[]): RefusedFile {
  const path = `${file.replace(/\.(geo)?json$/i, '')}.refused.geojson`
  writeFileSync(path, writeRefused(refused))
  return { file: path, count: refused.length }
}
