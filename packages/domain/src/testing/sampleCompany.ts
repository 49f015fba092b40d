import type { Company } from '../corporate/Company.ts'

/** A company of which nothing is registered yet, unless told otherwise. */
export function sampleCompany(changes: Partial<Company> = {}): Company {
  return {
    name: 'Автопарк',
    email: 'fleet@company.example',
    inn: '9900000017',
    balance: 1_250_000,
    vehicles: [],
    drivers: [],
    devices: [],
    unreadable: { vehicles: 0, drivers: 0, devices: 0 },
    ...changes,
  }
}
