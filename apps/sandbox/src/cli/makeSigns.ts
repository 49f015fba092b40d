import { existsSync, writeFileSync } from 'node:fs'
import { readImport } from '../city/importedMap.ts'
import { CITIES_FOLDER, readCityFiles } from '../city/readCityFiles.ts'
import { SMS_NUMBER } from '../handlers/options.ts'
import { writeSigns } from '../signs/writeSigns.ts'
import { openStore } from '../store/openStore.ts'
import { buildZones, type CityZone } from '../zones/buildZones.ts'

/** What signs are made for. */
interface SignsAsked {
  readonly city: string
  /** The address of the city's site. */
  readonly site: string
  readonly database: string
  /** The file to write. */
  readonly out: string
}

/**
 * Writes the signs of a city's zones into a file, those of the imported map where there is one.
 *
 * @returns how many zones it has signs for, or what is wrong
 */
export async function makeSigns(asked: SignsAsked): Promise<number | string> {
  const city = readCityFiles(CITIES_FOLDER).find(({ id }) => id === asked.city)
  if (!city) return `There is no city ${asked.city}`
  if (!/^https?:\/\/[^/]/.test(asked.site) || !URL.canParse(asked.site)) {
    return `--site has to be the address of the city's site, with https: ${asked.site || 'none'}`
  }
  const zones = (importedZones(asked) ?? buildZones(city)).filter(({ type }) => type === 'roadside')
  const html = await writeSigns({ ...city, zones, site: asked.site, smsNumber: SMS_NUMBER })
  writeFileSync(asked.out, html)
  return zones.length
}

function importedZones({ database, city }: SignsAsked): readonly CityZone[] | null {
  if (database === ':memory:' || !existsSync(database)) return null
  const store = openStore(database)
  try {
    return readImport(store, city)?.zones ?? null
  } finally {
    store.close()
  }
}
