export { refreshAccount } from './account/readAccount.ts'
export { hasGoneToBank, takeLanguageBefore } from './bank/wayToBank.ts'
export {
  isBusy,
  isNewLink,
  kindBeside,
  isOnItsWay,
  type Attempt,
  type ChargeState,
  type WayBack,
} from './charge/ChargeState.ts'
export type { Charge } from './charge/createCharge.ts'
export type { GuestStartIntent } from './kinds/guestStartKind.ts'
export { fromBalance, type SessionStarted } from './kinds/fromBalance.ts'
export type { PermitIntent } from './kinds/permitKind.ts'
export type { RenewIntent } from './kinds/renewKind.ts'
export type { UnpaidEnded } from './kinds/endUnpaidKind.ts'
export type { StartUnpaidIntent } from './kinds/startUnpaidKind.ts'
export type { StartIntent } from './kinds/startKind.ts'
export { readClocks } from './clock/readClocks.ts'
export { paymentsTexts } from './texts/ru.ts'
export { askPrice } from './price/askPrice.ts'
export type { OfferedPrice } from './price/confirmPrice.ts'
export { chargedSum } from './price/chargedSum.ts'
export { isPriceOld, type PriceBasis, type ToldPrice } from './price/isPriceOld.ts'
export type { PriceShown } from './price/PriceShown.ts'
export { PayBar, type PayBlocker } from './payBar/PayBar.tsx'
export { VehicleChoice } from './vehicle/VehicleChoice.tsx'
export { ReceiptPaper } from './receipt/ReceiptPaper.tsx'
export { formatTopUpSum } from './topUp/topUpAmountText.ts'
export { ConfirmCharge } from './modal/ConfirmCharge.tsx'
export { useChargeDialog } from './modal/useChargeDialog.ts'
export { PaymentDialog, PaymentForm, type PaymentProps } from './modal/PaymentDialog.tsx'
export { PaymentModal } from './modal/PaymentModal.tsx'
export { usePaymentMethods } from './method/usePaymentMethods.ts'
export type { PaidBy } from './method/MethodFields.tsx'
export { paymentModalClosed, topUpRequested } from './store/usePaymentModal.ts'
export { LetterLink } from './letter/LetterLink.tsx'
export { BankNotices } from './notice/BankNotices.tsx'
export { ChargeNotice } from './notice/ChargeNotice.tsx'
export type { DoneText } from './notice/ToldCharge.tsx'
export { OtherPriceNotice } from './notice/OtherPriceNotice.tsx'
export {
  guestPaymentsService,
  useGuestPayments,
  type GuestPayments,
} from './service/createGuestPayments.ts'
export type { DoubleCharge } from './service/createDoubleCharges.ts'
export { guestAttemptsKey } from './service/guestAttemptsKey.ts'
export { guestSettings } from './account/guestSettings.ts'
export type { Payments } from './service/createPayments.ts'
export { useChargeState } from './service/useChargeState.ts'
export { paymentsService, usePayments } from './service/usePayments.ts'
export { linkedTexts } from './linkedTexts/ru.ts'
export { readLinkedText } from './linked/readLinkedText.ts'
export { paymentsGuestRoutes, paymentsOpenRoutes } from './routes.ts'
