import type { Cases } from './Case.ts'
import { cityCases } from './cityCases.ts'
import { feedbackCases } from './feedbackCases.ts'
import { fleetCases } from './fleetCases.ts'
import { loginCases } from './loginCases.ts'
import { parkingCases } from './parkingCases.ts'
import { paymentCases } from './paymentCases.ts'
import { permitCases } from './permitCases.ts'
import { profileCases } from './profileCases.ts'
import { registrationCases } from './registrationCases.ts'

/** A good and a bad request of every call of the contract. */
export const cases: Cases = {
  ...cityCases,
  ...loginCases,
  ...registrationCases,
  ...profileCases,
  ...parkingCases,
  ...paymentCases,
  ...permitCases,
  ...feedbackCases,
  ...fleetCases,
}
