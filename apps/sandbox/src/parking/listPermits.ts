import type { CostBenefit } from '@parking/pricing'
import type { CityContext } from '../city/CityContext.ts'
import type { PermitRow } from '../store/schema.ts'

/** Any vehicle, or any zone, as permits keep it. */
export const ANY = '#'

/** Lists an account's permits and benefits that are not refunded, the newest last. */
export function listPermits({ store }: CityContext, account: number): PermitRow[] {
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
export function readPermitZones(permit: Pick<PermitRow, 'zones'>): string[] {
  return permit.zones === ANY ? [] : permit.zones.split(',')
}

/** Lists the discounts that count for a zone: permits that run, are not paused and cover it. */
export function listBenefits(context: CityContext, account: number, zone: string): CostBenefit[] {
  return listPermits(context, account)
    .filter((permit) => permit.paused_at === null)
    .filter((permit) => permit.zones === ANY || readPermitZones(permit).includes(zone))
    .map((permit) => ({
      percent: permit.percent,
      start: permit.start_at,
      end: permit.end_at,
      name: permit.type,
      plate: permit.plate === ANY ? undefined : permit.plate,
    }))
}
