import type { Profile } from '../profile/Profile.ts'

/** A driver of whom nothing but an address and a balance is known, unless told otherwise. */
export function sampleProfile(changes: Partial<Profile> = {}): Profile {
  return {
    email: 'driver@parking.example',
    firstName: null,
    lastName: null,
    middleName: null,
    balance: 125_000,
    phones: [],
    vehicles: [],
    sessions: [],
    paymentMethods: [],
    documents: [],
    unreadable: { phones: 0, vehicles: 0, sessions: 0, paymentMethods: 0, documents: 0 },
    defaultZone: null,
    ...changes,
  }
}
