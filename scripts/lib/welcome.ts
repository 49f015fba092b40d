import { COMPANY, DRIVER, NEW_DRIVER } from '@parking/sandbox/accounts'

/** Says where the product is and with which demonstration accounts it can be tried. */
export function welcome(address: string): void {
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
  console.log('  Ctrl+C ends it.\n')
}
