import type { CostBenefit } from '@parking/pricing'
import type { Store } from '../store/openStore.ts'
import type { PermitRow } from '../store/schema.ts'

/** Any vehicle, or any zone, as permits keep it. */
export const ANY = '#'

/** Lists an account's permits and benefits that are not refunded, the newest last. */
export function permitsOf(store: Store, account: number): PermitRow[] {
  return store.all(
    store.from
      .selectFrom('permits')
      .selectAll()
      .where('account', '=', account)
      .where('refunded', '=', 0)
      .orderBy('id'),
  )
}

/** Reads the zones that a permit is for; an empty list means every zone. */
export function zonesOfPermit(permit: Pick<PermitRow, 'zones'>): string[] {
  return permit.zones === ANY ? [] : permit.zones.split(',')
}

/** The discounts that count for a zone: permits that run, are not paused and cover it. */
export function benefitsFor(store: Store, account: number, zone: string): CostBenefit[] {
  return permitsOf(store, account)
    .filter((permit) => permit.paused_at === null)
    .filter((permit) => permit.zones === ANY || zonesOfPermit(permit).includes(zone))
    .map((permit) => ({
      percent: permit.percent,
      start: permit.start_at,
      end: permit.end_at,
      name: permit.type,
      plate: permit.plate === ANY ? undefined : permit.plate,
    }))
}
