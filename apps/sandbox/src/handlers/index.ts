import type { Handlers } from '../http/call.ts'
import { barrierHandlers } from './barrier.ts'
import { cardPaymentHandlers } from './cardPayment.ts'
import { chargeStatusHandlers } from './chargeStatus.ts'
import { contactHandlers } from './changeContacts.ts'
import { changeProfileHandlers } from './changeProfile.ts'
import { contentHandlers } from './content.ts'
import { corporateHandlers } from './corporate.ts'
import { feedbackHandlers } from './feedback.ts'
import { fineHandlers } from './fines.ts'
import { fleetHandlers } from './fleet.ts'
import { loginHandlers } from './login.ts'
import { mapHandlers } from './map.ts'
import { operationHandlers } from './operations.ts'
import { optionsHandlers } from './options.ts'
import { passwordHandlers } from './passwords.ts'
import { paymentHandlers } from './payment.ts'
import { permitHandlers } from './permits.ts'
import { readProfileHandlers } from './readProfile.ts'
import { receiptHandlers } from './receipts.ts'
import { registrationHandlers } from './registration.ts'
import { thirdPartyHandlers } from './thirdParty.ts'
import { unpaidHandlers } from './unpaid.ts'
import { vehicleHandlers } from './vehicles.ts'
import { zoneHandlers } from './zones.ts'

/** Who answers each call of the contract. */
export const handlers: Handlers = {
  ...barrierHandlers,
  ...cardPaymentHandlers,
  ...changeProfileHandlers,
  ...chargeStatusHandlers,
  ...contactHandlers,
  ...contentHandlers,
  ...corporateHandlers,
  ...feedbackHandlers,
  ...fineHandlers,
  ...fleetHandlers,
  ...loginHandlers,
  ...mapHandlers,
  ...operationHandlers,
  ...optionsHandlers,
  ...passwordHandlers,
  ...paymentHandlers,
  ...permitHandlers,
  ...readProfileHandlers,
  ...receiptHandlers,
  ...registrationHandlers,
  ...thirdPartyHandlers,
  ...unpaidHandlers,
  ...vehicleHandlers,
  ...zoneHandlers,
}
