import { normalisePlate } from '@parking/plates'
import type { Insertable } from 'kysely'
import type { Store } from '../store/openStore.ts'
import type { Schema, VehicleRow } from '../store/schema.ts'

/** A vehicle to be added; whatever is not said is empty. */
export type NewVehicle = { number: string } & Partial<
  Omit<VehicleRow, 'id' | 'city' | 'account' | 'number'>
>

/** The two ways in which the store may keep a plate: as a Russian and as a foreign one. */
export function keptSpellings(plate: string): string[] {
  return [normalisePlate(plate), normalisePlate(plate, 'foreign')]
}

/** Lists an account's vehicles, the main one first. */
export function vehiclesOf(store: Store, account: number): VehicleRow[] {
  return store.all(
    store.from
      .selectFrom('vehicles')
      .selectAll()
      .where('account', '=', account)
      .orderBy('main', 'desc')
      .orderBy('id'),
  )
}

/** Adds a vehicle to an account; the first one is the main one. */
export function addVehicle(
  store: Store,
  city: string,
  account: number,
  vehicle: NewVehicle,
): number {
  const row: Insertable<Schema['vehicles']> = {
    city,
    account,
    format: 'rus',
    category: 'B',
    country: vehicle.format === 'other' ? '' : 'RU',
    sts: '',
    doc_type: 'STS',
    vin: '',
    imei: '',
    name: '',
    region: '',
    active: 1,
    main: 0,
    ...vehicle,
  }
  return store.transaction(() => {
    if (vehicle.main) clearMain(store, account)
    return store.run(store.from.insertInto('vehicles').values(row)).id
  })
}

/** Leaves no vehicle of an account the main one. */
export function clearMain(store: Store, account: number): void {
  store.run(store.from.updateTable('vehicles').set({ main: 0 }).where('account', '=', account))
}
