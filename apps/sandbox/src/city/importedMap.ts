import type { Instant } from '@parking/pricing'
import type { CityZone } from '../zones/buildZones.ts'
import type { WireMapFeature } from '../cityMap/wireMap.ts'
import type { ImportedZone } from '../importing/parseGeoJson.ts'
import type { Store } from '../store/openStore.ts'

/** A real map that was loaded in the place of the generated one. */
export interface ImportedMap {
  features: WireMapFeature[]
  zones: CityZone[]
}

/** Keeps a real map of a city, in the place of any that was there. */
export function keepImport(
  store: Store,
  city: string,
  map: { features: readonly WireMapFeature[]; zones: readonly ImportedZone[] },
  at: Instant,
): void {
  const body = JSON.stringify(map)
  store.run(
    store.from
      .insertInto('imports')
      .values({ city, body, at })
      .onConflict((conflict) => conflict.column('city').doUpdateSet({ body, at })),
  )
}

/** Reads the real map of a city; null where the generated one is shown. */
export function readImport(store: Store, city: string): ImportedMap | null {
  const row = store.get(store.from.selectFrom('imports').select('body').where('city', '=', city))
  if (!row) return null
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checked before it was kept
  const map = JSON.parse(row.body) as { features: WireMapFeature[]; zones: ImportedZone[] }
  const zones = map.zones.map((zone) => ({
    ...zone,
    type: 'roadside' as const,
    source: 'published' as const,
  }))
  return { features: map.features, zones }
}
