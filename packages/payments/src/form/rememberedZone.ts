import type { AppContext } from '@parking/runtime'

type Context = Pick<AppContext, 'storage' | 'city'>

/** The number of the zone that was last parked in on this device; null when there is none. */
export function rememberedZone({ storage, city }: Context): string | null {
  return storage.get(keyOf(city.id))
}

/** Remembers the zone for the next time. */
export function rememberZone({ storage, city }: Context, zone: string): void {
  storage.set(keyOf(city.id), zone)
}

function keyOf(cityId: string): string {
  return `parking.zone.${cityId}`
}
