import { normalisePlate, tidyPlate } from '@parking/plates'
import type { Insertable } from 'kysely'
import type { CityContext } from '../city/CityContext.ts'
import type { Schema, VehicleRow } from '../store/schema.ts'

/** A vehicle to be added; whatever is not said is empty. */
export type NewVehicle = { number: string } & Partial<
  Omit<VehicleRow, 'id' | 'city' | 'account' | 'number'>
>

/** Lists the ways in which the store may keep a plate: as a Russian one, a foreign one, as it came. */
export function keptSpellings(plate: string): string[] {
  return [normalisePlate(plate), normalisePlate(plate, 'foreign'), tidyPlate(plate)]
}

/** Series and number of a registration certificate. */
export const CERTIFICATE = /^\d{2}[\dA-ZА-Я]{2}\d{6}$/

/** What a registration certificate is called where a vehicle names its document. */
export const CERTIFICATE_NAME = 'Свидетельство о регистрации ТС'

/** Lists an account's vehicles, the main one first. */
export function listVehicles({ store }: CityContext, account: number): VehicleRow[] {
  return store.all(
    store.from
      .selectFrom('vehicles')
      .selectAll()
      .where('account', '=', account)
      .orderBy('main', 'desc')
      .orderBy('id'),
  )
}

/** Adds a vehicle to an account; a main one takes the place of the one before. */
export function addVehicle(context: CityContext, account: number, vehicle: NewVehicle): number {
  const { store, city } = context
  const row: Insertable<Schema['vehicles']> = {
    city: city.id,
    account,
    format: 'rus',
    category: 'B',
    country: vehicle.format === 'other' ? '' : 'RUS',
    sts: '',
    doc_type: CERTIFICATE_NAME,
    vin: '',
    imei: '',
    name: '',
    region: '',
    active: 1,
    main: 0,
    ...vehicle,
  }
  return store.transaction(() => {
    if (vehicle.main) clearMain(context, account)
    return store.run(store.from.insertInto('vehicles').values(row)).id
  })
}

/** Leaves no vehicle of an account the main one. */
export function clearMain({ store }: CityContext, account: number): void {
  store.run(store.from.updateTable('vehicles').set({ main: 0 }).where('account', '=', account))
}

/** Changes one vehicle. */
export function changeVehicle(
  { store }: CityContext,
  id: number,
  change: Partial<NewVehicle>,
): void {
  store.run(store.from.updateTable('vehicles').set(change).where('id', '=', id))
}

/** Deletes one vehicle. */
export function deleteVehicle({ store }: CityContext, id: number): void {
  store.run(store.from.deleteFrom('vehicles').where('id', '=', id))
}
