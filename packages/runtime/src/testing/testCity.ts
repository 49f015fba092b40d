import type { City } from '@parking/domain'

/** What a test says of its city. */
export type TestCity = Partial<Omit<City, 'flags'>> & { readonly flags?: Partial<City['flags']> }

/** A city with what every test needs and what a test adds; nothing else may be read of it. */
export function testCity({ flags = {}, ...more }: TestCity = {}): City {
  const city: TestCity = {
    id: 'kazan',
    titles: { ru: 'Казань', en: 'Kazan' },
    operator: { ru: 'Городские парковки', en: 'City parking' },
    timeZone: 'Europe/Moscow',
    paymentHosts: ['pay.example'],
    contacts: { phone: '+70000000000', email: 'help@kazan.parking.example' },
    planarParkingAvailable: true,
    ...more,
    flags: { guestPayment: true, ...flags },
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the fields that a test reads
  return city as City
}
