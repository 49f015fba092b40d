export { breathe } from './breathe.ts'
export { type ApiErrorKind, type ApiFailure, type Captcha, ApiError } from './ApiError.ts'
export {
  type AccountType,
  type ApiOptions,
  type CallOptions,
  type FileKind,
  type Api,
  createApi,
} from './createApi.ts'
export {
  logIn,
  logInCompany,
  logInCooperative,
  logInThirdParty,
  logInByAccessToken,
  register,
  changeRegistrationPhone,
  checkEmail,
  checkPhone,
  checkCaptcha,
  confirmEmail,
  confirmPhone,
  sendRestoreEmail,
  checkRestoreCode,
  startRestore,
  setRestoredPassword,
} from './commands/auth.ts'
export {
  type DriverInput,
  addDriver,
  editDriver,
  removeDriver,
  setDriverActive,
  setDeviceActive,
  addCompanyVehicle,
  removeCompanyVehicle,
} from './commands/corporate.ts'
export {
  type PayBy,
  startParking,
  startNoBalanceSession,
  renewSession,
  topUpBalance,
  cancelSession,
  type OrderPayment,
  cancelNoBalanceSession,
  payDeferredSession,
  abortSession,
  buyPermit,
  payBarrier,
  reportCardPayment,
} from './commands/payment.ts'
export {
  type PermitOrder,
  pausePermit,
  continuePermit,
  refundPermit,
  changePermitVehicle,
} from './commands/permit.ts'
export { registerAppeal, sendAppealMessage } from './commands/feedback.ts'
export { downloadOperations } from './commands/operations.ts'
export {
  changeProfile,
  changePassword,
  sendEmailCode,
  sendPhoneCode,
  deletePhone,
  setMainPhone,
  changeAccountSetting,
} from './commands/profile.ts'
export {
  downloadReceipt,
  sendReceipt,
  createTopUpReceipt,
  createPermitReceipt,
} from './commands/receipts.ts'
export { type VehicleDraft, addVehicle, changeVehicle, removeVehicle } from './commands/vehicle.ts'
export { type LoginOutcome, type RegistrationStep } from './fromWire/account.ts'
export { type MapObjects } from './fromWire/mapObject.ts'
export {
  type PaymentRedirect,
  type SessionOutcome,
  type PaymentOutcome,
  type CardReport,
  type CancelOutcome,
  type BarrierOutcome,
} from './fromWire/payment.ts'
export { type PermitActionOutcome } from './fromWire/permit.ts'
export {
  profileQuery,
  balanceQuery,
  accountSettingsQuery,
  confirmationRulesQuery,
  companyQuery,
} from './queries/account.ts'
export {
  settingsQuery,
  mapQuery,
  zonesQuery,
  newsQuery,
  newsItemQuery,
  pageQuery,
  smsCommandsQuery,
  notificationQuery,
} from './queries/city.ts'
export { costQuery, barrierCostQuery } from './queries/costs.ts'
export { type OperationsFilter, type PageOf, operationsQuery } from './queries/operations.ts'
export {
  benefitsQuery,
  permitCardsQuery,
  timingsQuery,
  type OfferSearch,
  offersQuery,
} from './queries/permits.ts'
export {
  finesQuery,
  fineImageQuery,
  receiptsQuery,
  appealsQuery,
  appealMessagesQuery,
} from './queries/services.ts'
export { type ParkedVehicle, type Stay, type CostInput } from './stay.ts'
