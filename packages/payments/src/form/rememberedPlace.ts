import type { AppContext } from '@parking/runtime'

type Context = Pick<AppContext, 'storage' | 'city'>

/** What a city is paid by. */
export type PaidBy = 'zone' | 'parking'

/** The zone or parking that was last paid for on this device; null when there is none. */
export function rememberedPlace({ storage, city }: Context, paidBy: PaidBy): string | null {
  return storage.get(keyOf(city.id, paidBy))
}

/** Remembers the zone or parking for the next time. */
export function rememberPlace({ storage, city }: Context, paidBy: PaidBy, place: string): void {
  storage.set(keyOf(city.id, paidBy), place)
}

/** Forgets both: whoever uses the device next is somebody else. */
export function forgetPlaces({ storage, city }: Context): void {
  storage.remove(keyOf(city.id, 'zone'))
  storage.remove(keyOf(city.id, 'parking'))
}

function keyOf(cityId: string, paidBy: PaidBy): string {
  return `parking.${paidBy}.${cityId}`
}
