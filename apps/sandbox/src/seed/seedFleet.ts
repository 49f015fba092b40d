import { createAccount } from '../account/accounts.ts'
import type { Desk } from '../city/Desk.ts'
import { addVehicle } from '../parking/vehicles.ts'
import { COMPANY } from './demoAccounts.ts'
import { fleetPlate } from './regions.ts'
import { topUp } from './seedHistory.ts'

/** Makes a company with so many vehicles, and a driver and a device for every second of them. */
export function seedFleet(desk: Desk, size: number): void {
  const { store, city } = desk
  const { email, inn, contract, name: companyName } = COMPANY
  const account = createAccount(desk, {
    kind: 'company',
    email,
    inn,
    contract,
    company: companyName,
  })
  topUp(desk, account, 5_000_000)
  for (let index = 0; index < size; index++) {
    const number = fleetPlate(city.id, index)
    const vin = `XTA21099${String(index).padStart(9, '0')}`
    const imei = `35693803${String(index).padStart(7, '0')}`
    const equipped = index % 2 === 0
    addVehicle(desk, account, {
      number,
      vin,
      imei: equipped ? imei : '',
      main: index === 0 ? 1 : 0,
    })
    if (!equipped) continue
    const place = { city: city.id, account, plate: number }
    const active = index % 6 === 0 ? 0 : 1
    store.run(store.from.insertInto('devices').values({ ...place, vin, imei, active }))
    const name = `Водитель Номер ${index + 1}`
    const phone = `7900100${String(index).padStart(4, '0')}`
    store.run(store.from.insertInto('drivers').values({ ...place, name, phone, active }))
  }
}
