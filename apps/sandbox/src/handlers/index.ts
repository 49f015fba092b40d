import type { Handlers } from '../http/call.ts'
import { loginHandlers } from './login.ts'
import { mapHandlers } from './map.ts'
import { optionsHandlers } from './options.ts'
import { paymentHandlers } from './payment.ts'
import { readProfileHandlers } from './readProfile.ts'

/** Who answers each call of the contract. */
export const handlers: Handlers = {
  ...loginHandlers,
  ...mapHandlers,
  ...optionsHandlers,
  ...paymentHandlers,
  ...readProfileHandlers,
}
