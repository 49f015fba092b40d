import type { CitySettings } from '@parking/domain'
import { call } from '../call.ts'
import type { Api } from '../createApi.ts'
import type { MapObjects } from '../fromWire/readMapObjects.ts'
import { readSettings } from '../fromWire/readSettings.ts'
import { mapPath, settingsPath } from './earlyPaths.ts'
import { HOUR_MS, query } from './query.ts'

/** Reads the settings of the city, without what its site leaves out. */
export const settingsQuery = (api: Api) => {
  const read = (value: unknown): CitySettings => {
    const without = api.leftOut.map((setting) => [setting, false] as const)
    return { ...readSettings(value, api.durationStep), ...Object.fromEntries(without) }
  }
  return query(api, 'settings', call('get', settingsPath, { read }), {
    staleTime: HOUR_MS,
    keptFor: 0,
    notKept: 'guestToken',
  })
}

/** Reads the objects of the map; fresh for an hour (specification section 4). */
export const mapQuery = (api: Api) =>
  query(api, 'map', call('get', mapPath, { read: readMapHere, readBytes: api.readMap }), {
    staleTime: HOUR_MS,
    keptFor: HOUR_MS,
  })

/** Where nothing reads it beside the page, the code that can is loaded. */
async function readMapHere(result: unknown): Promise<MapObjects> {
  const { readMapObjects } = await import('../fromWire/readMapObjects.ts')
  return readMapObjects(result)
}
