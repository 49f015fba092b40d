import type { MapObject, ParkingCategory } from '@parking/domain'

/**
 * Where the form for zones takes the payment. Free, resident, taxi, bus and private parkings are not
 * paid; barrier and multi-storey ones are paid by ticket, which is another form.
 */
const paidByZone: ReadonlySet<ParkingCategory> = new Set(['roadside', 'pocket', 'municipal'])

/** Whether what stands here is paid by the number of its zone. */
export function isPaidByZone({ type, category, isFree }: MapObject): boolean {
  if (type !== 'parking') return type === 'meter' || type === 'terminal'
  return !isFree && paidByZone.has(category ?? 'roadside')
}

/** Whether what stands here is a parking behind a barrier, which is paid by its ticket. */
export function isPaidByTicket({ type, category, isFree }: MapObject): boolean {
  return type === 'parking' && !isFree && category === 'barrier'
}
