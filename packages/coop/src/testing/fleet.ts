import type { Fault } from '@parking/runtime/testing'
import { openCity, type CityBackEnd, type CityState } from '@parking/runtime/testing/city'

/** Three drivers, three vehicles and two devices. */
export const fleet = {
  vehicles: [
    { plate: 'А123ВС116', vin: 'XTA1', imei: '356901' },
    { plate: 'В001ВВ116', vin: 'XTA2', imei: '' },
    { plate: 'С002СС116', vin: 'XTA3', imei: '356903' },
  ],
  drivers: [
    { name: 'Водитель Первый', phone: '79001000001', plate: 'А123ВС116' },
    { name: 'Водитель Второй', phone: '79001000002', plate: 'В001ВВ116', isActive: false },
    { name: 'Водитель Третий', phone: '79001000003', plate: 'Е777КХ77' },
  ],
  devices: [
    { plate: 'А123ВС116', vin: 'XTA1', imei: '356901' },
    { plate: 'С002СС116', imei: '356903', isActive: false },
  ],
}

/** Opens the city with a company that has 100 roubles. */
export function openFleet(company: CityState['company'] = fleet, fault?: Fault): CityBackEnd {
  return openCity({ company, balance: 10_000, modes: { isCoopProfile: true } }, fault)
}
