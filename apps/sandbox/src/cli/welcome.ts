import {
  COMPANY,
  DEMO_PASSWORD,
  DRIVER,
  DRIVER_WITHOUT_PASSWORD,
  findGuestToken,
  NEW_DRIVER,
  POOR_DRIVER,
} from '../seed/demoAccounts.ts'

/** What is printed at the start: where everything is, and who one can be. */
export function welcome(address: string, control: boolean): string {
  const city = `${address}/sandbox/kazan`
  const drivers = [DRIVER, NEW_DRIVER, POOR_DRIVER].map(
    ({ role, email, phone }) =>
      `  ${role.padEnd(26)} ${email}, +${phone}, password ${DEMO_PASSWORD}`,
  )
  return [
    `The sandbox listens on ${address}`,
    '',
    'Every city is at /sandbox/{city}, Kazan has everything:',
    `  back end                   ${city}/`,
    `  map tiles                  ${city}/tiles/{z}/{x}/{y}.pbf`,
    `  messages with their codes  ${city}/pages/outbox`,
    `  operator of appeals        ${city}/pages/operator`,
    `  tickets of the barrier     ${city}/pages/barrier`,
    `  signs of the zones         ${city}/pages/signs`,
    `  check of a tariff          ${city}/pages/tariff`,
    `  third-party sign-in        ${city}/pages/third-party`,
    ...(control ? [`  control plane              ${address}/sandbox/control/kazan`] : []),
    '',
    'Accounts, the same in every city:',
    ...drivers,
    `  ${DRIVER_WITHOUT_PASSWORD.role.padEnd(26)} ${DRIVER_WITHOUT_PASSWORD.email}`,
    `  ${COMPANY.role.padEnd(26)} inn ${COMPANY.inn}, contract ${COMPANY.contract}`,
    `  ${'guest'.padEnd(26)} token ${findGuestToken('kazan')}, where guests may pay`,
    '',
  ].join('\n')
}
