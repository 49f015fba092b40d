import type { City } from '@parking/domain'
import { COMPANY, DRIVER, NEW_DRIVER } from '@parking/sandbox/accounts'
import { loadCities } from './loadCities.ts'

/** A receipt to look at: its page shows what stands in the address. */
const receipt = new URLSearchParams({
  title: 'Зона 101, Кремль',
  dateIn: '24.11.2026 10:00',
  dateOut: '24.11.2026 12:00',
  price: '200.00',
  ts: 'А123ВС116',
}).toString()

/** Says where the product is and with which demonstration accounts it can be tried. */
export function welcome(address: string): void {
  // Before anybody is told that it is ready: to read the cities takes a while.
  const cities = loadCities()
  const citiesWith = (has: (city: City) => boolean) =>
    cities
      .filter(has)
      .map(({ titles }) => titles.ru)
      .join(', ')
  const account = (role: string, ...facts: readonly string[]) =>
    console.log(`  ${role.padEnd(22)} ${facts.join('  ')}`)
  console.log(`\nParking is ready: ${address}\n`)
  account(DRIVER.role, DRIVER.email, DRIVER.password)
  account(NEW_DRIVER.role, NEW_DRIVER.email, NEW_DRIVER.password)
  account(
    COMPANY.role,
    `${address}/legal/auth`,
    `INN ${COMPANY.inn}`,
    `contract ${COMPANY.contract}`,
  )
  account('guest', 'no account: the map, and parking paid at /guest-payment')
  console.log(`\n  Codes and e-mails arrive at ${address}/sandbox/kazan/pages/outbox`)
  console.log('\n  To look at, in the cities that have it:')
  account('receipt', `every city: ${address}/check?${receipt}`)
  account('SMS commands', `${citiesWith((city) => city.smsPrefix !== null)}: /sms-commands`)
  account('update page', `${citiesWith((city) => city.updatePage)}: /update`)
  account(
    'barrier parkings',
    citiesWith((city) => city.planarParkingAvailable),
  )
  account(
    'guest payment',
    citiesWith(({ flags }) => flags.guestPayment),
  )
  account(
    'companies',
    citiesWith(({ flags }) => flags.corporate),
  )
  console.log('\n  Ctrl+C ends it.\n')
}
