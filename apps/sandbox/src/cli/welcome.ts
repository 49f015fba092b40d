import {
  COMPANY,
  DEMO_PASSWORD,
  DRIVER,
  DRIVER_WITHOUT_PASSWORD,
  findGuestToken,
  NEW_DRIVER,
  POOR_DRIVER,
} from '../seed/demoAccounts.ts'

/**
 * What is printed at the start: where everything is, and who one can be.
 *
 * @param cities - those that are open, all where none is named
 */
export function welcome(address: string, control: boolean, cities: readonly string[]): string {
  const [shown = 'kazan'] = cities
  const city = `${address}/sandbox/${shown}`
  const drivers = [DRIVER, NEW_DRIVER, POOR_DRIVER].map(
    ({ role, email, phone }) =>
      `  ${role.padEnd(26)} ${email}, +${phone}, password ${DEMO_PASSWORD}`,
  )
  return [
    `The sandbox listens on ${address}`,
    '',
    cities.length === 0
      ? 'Every city is at /sandbox/{city}, Kazan has everything:'
      : `Open at /sandbox/{city}: ${cities.join(', ')}. The first of them:`,
    `  back end                   ${city}/`,
    `  map tiles                  ${city}/tiles/{z}/{x}/{y}.pbf`,
    `  messages with their codes  ${city}/pages/outbox`,
    `  operator of appeals        ${city}/pages/operator`,
    `  tickets of the barrier     ${city}/pages/barrier`,
    `  signs of the zones         ${city}/pages/signs`,
    `  check of a tariff          ${city}/pages/tariff`,
    `  third-party sign-in        ${city}/pages/third-party`,
    ...(control ? [`  control plane              ${address}/sandbox/control/${shown}`] : []),
    '',
    'Accounts, the same in every city:',
    ...drivers,
    `  ${DRIVER_WITHOUT_PASSWORD.role.padEnd(26)} ${DRIVER_WITHOUT_PASSWORD.email}`,
    `  ${COMPANY.role.padEnd(26)} inn ${COMPANY.inn}, contract ${COMPANY.contract}`,
    `  ${'guest'.padEnd(26)} token ${findGuestToken(shown)}, where guests may pay`,
    '',
  ].join('\n')
}
