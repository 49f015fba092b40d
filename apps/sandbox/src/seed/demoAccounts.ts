/** One of the accounts that every city begins with. */
export interface DemoAccount {
  role: string
  email: string
  password: string
  phone: string
}

/** The password of every demonstration account. */
export const DEMO_PASSWORD = 'parking1'

/** A driver with vehicles, money, permits, a history, fines and receipts. */
export const DRIVER: DemoAccount = {
  role: 'driver with everything',
  email: 'driver@parking.example',
  password: DEMO_PASSWORD,
  phone: '79000000001',
}

/** A driver who has just registered. */
export const NEW_DRIVER: DemoAccount = {
  role: 'new driver',
  email: 'new@parking.example',
  password: DEMO_PASSWORD,
  phone: '79000000002',
}

/** A driver with 40 kopecks. */
export const POOR_DRIVER: DemoAccount = {
  role: 'driver short of money',
  email: 'poor@parking.example',
  password: DEMO_PASSWORD,
  phone: '79000000003',
}

/** A driver whose account was made by an operator: without a password, so it must be restored. */
export const DRIVER_WITHOUT_PASSWORD: DemoAccount = {
  role: 'driver without a password',
  email: 'nopassword@parking.example',
  password: '',
  phone: '79000000004',
}

/** A company: a tax number with right check digits that belongs to nobody, and a contract. */
export const COMPANY = {
  role: 'corporate customer',
  inn: '9900000017',
  contract: 'K-2026-001',
  name: 'Демонстрационный таксопарк',
  email: 'fleet@parking.example',
}

/** The token a city gives to guests with its settings. */
export function findGuestToken(cityId: string): string {
  return `guest-${cityId}`
}
