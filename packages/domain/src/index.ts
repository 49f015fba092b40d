export type { Check } from './check/check.ts'
export {
  cityIds,
  type City,
  type ArchiveMapSource,
  type VectorMapSource,
  type RasterMapSource,
} from './city/city.gen.ts'
export { cityParts, type CityPart } from './city/cityParts.ts'
export { isCityId, type CityId } from './city/cityId.ts'
export { checkCode } from './contact/checkCode.ts'
export { receiptEmailLength, checkEmail, type EmailRefusal } from './contact/checkEmail.ts'
export { checkLoginName, type LoginNameRefusal } from './contact/checkLoginName.ts'
export {
  passwordLimits,
  checkPassword,
  checkPasswordRepeat,
  type PasswordScreen,
  type PasswordRefusal,
} from './contact/checkPassword.ts'
export {
  phoneLength,
  phoneDigits,
  normalisePhone,
  checkPhone,
  checkGuestPhone,
  bareLooks,
  checkContactPhone,
  checkMethodPhone,
  type PhoneRefusal,
  type GuestPhoneRefusal,
} from './contact/checkPhone.ts'
export { checkNewEmail, checkNewPhone } from './contact/checkNewContact.ts'
export { formatPhone, phoneAddress } from './contact/formatPhone.ts'
export { setMainPhone } from './contact/setMainPhone.ts'
export type { Phone } from './contact/types.ts'
export {
  checkRegistryNumber,
  hasWrongCheckDigit,
  type RegistryNumber,
  type RegistryRefusal,
} from './corporate/checkRegistryNumber.ts'
export {
  checkDeviceEntry,
  checkDriverEntry,
  checkVehicleEdit,
  checkVehicleEntry,
  isOwnPlate,
  MAX_DRIVER_NAME_LENGTH,
  MAX_FLEET_CODE_LENGTH,
  type DriverNameRefusal,
  type DriverPhoneRefusal,
  type FleetCodeRefusal,
  type FleetPlateRefusal,
} from './corporate/checkFleetEntry.ts'
export { isVehicleThere, isDeviceTaken } from './corporate/findDuplicates.ts'
export {
  driverEntry,
  isChangeCurrent,
  isChangeMade,
  removeDriver,
  removeVehicle,
  undoChange,
  type DeviceEntry,
  type DriverEntry,
  type FleetChange,
  type VehicleEntry,
} from './corporate/fleetChange.ts'
export {
  joinFleet,
  type Fleet,
  type FleetDevice,
  type FleetDriver,
  type FleetVehicle,
} from './corporate/joinFleet.ts'
export { forecastBalance, forecastFrom, type BalanceForecast } from './corporate/forecastBalance.ts'
export {
  importFields,
  planImport,
  type ImportError,
  type ImportField,
  type ImportList,
  type ImportRefusal,
  type ImportRow,
  type PlannedRow,
} from './corporate/planImport.ts'
export { splitDriverName, type DriverName } from './corporate/splitDriverName.ts'
export type { Driver, Device, Company } from './corporate/types.ts'
export {
  normaliseDocumentNumber,
  checkDocument,
  checkStsNumber,
  type DocumentRefusal,
} from './document/checkDocument.ts'
export { formatDocumentNumber } from './document/formatDocumentNumber.ts'
export type { DocumentType, DriverDocument } from './document/types.ts'
export { usableDurationLimits } from './duration/durationLimits.ts'
export { durationOptions, sufficientDuration } from './duration/durationOptions.ts'
export type { DurationLimits } from './duration/types.ts'
export { errorNames, isErrorName, type ErrorName } from './errorName/errorName.ts'
export { appealMeaning } from './feedback/appealMeaning.ts'
export {
  checkFeedback,
  isBlankMessage,
  type FeedbackDraft,
  type FeedbackRefusals,
} from './feedback/checkFeedback.ts'
export type { AppealStatus, Appeal, AppealMessage, FeedbackTopic } from './feedback/types.ts'
export { fineMeaning } from './fine/fineMeaning.ts'
export { sumToPay } from './fine/sumToPay.ts'
export type { FineStatus, Fine } from './fine/types.ts'
export { addUnreadable } from './list/addUnreadable.ts'
export type { ReadList, Unreadable } from './list/types.ts'
export { distanceBetween } from './distance/distanceBetween.ts'
export { roundDistance, type RoundDistance } from './distance/roundDistance.ts'
export { cleanShape } from './mapObject/cleanShape.ts'
export { mapFreshness, isMapStale } from './mapObject/mapFreshness.ts'
export type {
  Box,
  CleanShape,
  PlaceShape,
  Position,
  MapGeometry,
  MapObjectKind,
  ParkingCategory,
  Spaces,
  MapObject,
} from './mapObject/types.ts'
export type { Meaning } from './meaning/meaning.ts'
export type { NewsItem, ContentPage, SmsCommand } from './news/types.ts'
export {
  showsNotification,
  notificationClosed,
  type NotificationMemory,
  type NotificationVersion,
} from './notification/notificationVisibility.ts'
export type { Notification } from './notification/types.ts'
export { countRead, hasMoreOperations } from './operation/hasMoreOperations.ts'
export {
  countFilters,
  defaultHistoryFilter,
  historyDays,
  orderDays,
  readHistoryFilter,
  writeHistoryFilter,
  type HistoryDays,
  type HistoryFilter,
  type HistorySearch,
} from './operation/historyFilter.ts'
export {
  operationFilters,
  offeredOperationFilters,
  passesOperationFilter,
  type OperationFilter,
} from './operation/operationFilter.ts'
export {
  operationPeriods,
  defaultOperationPeriod,
  operationRange,
  type OperationPeriod,
  type OperationRange,
} from './operation/operationPeriod.ts'
export { operationName } from './operation/operationName.ts'
export { operationSumMeaning } from './operation/operationSumMeaning.ts'
export {
  sumSpending,
  type Spending,
  type SpendingBy,
  type SpendingGroup,
} from './operation/sumSpending.ts'
export type {
  OperationType,
  OperationStatus,
  Operation,
  OperationsPage,
} from './operation/types.ts'
export {
  findStayOverlaps,
  listStays,
  runningStays,
  type HistoryStay,
  type StayOverlap,
} from './stay/listStays.ts'
export { wholeHistory } from './operation/wholeHistory.ts'
export { checkAmount, type AmountRefusal } from './payment/checkAmount.ts'
export { checkPaymentMethod, type MethodRefusal } from './payment/checkPaymentMethod.ts'
export { costCanBeAsked, type CostQuestion } from './payment/costCanBeAsked.ts'
export {
  paymentTypeOf,
  paymentDayChosen,
  postPaymentEnd,
  checkPostPaymentStart,
  type PaymentDay,
  type PaymentType,
  type PaymentDayChoice,
  type PostPaymentRefusal,
} from './payment/postPayment.ts'
export { submitState, type SubmitLabel, type SubmitState } from './payment/submitState.ts'
export { missingSum } from './payment/missingSum.ts'
export { coversCost, exceedsAmount } from './payment/sufficiency.ts'
export type { PaymentMethod, CostInterval, ParkingCost, BarrierCost } from './payment/types.ts'
export {
  emptyConstructor,
  checkConstructor,
  canSearchOffers,
  type ConstructorDraft,
  type ConstructorRefusals,
} from './permit/checkConstructor.ts'
export { formatPermitTime } from './permit/formatPermitTime.ts'
export { permitActions, type PermitAction } from './permit/permitActions.ts'
export { findPermitPurchase } from './permit/findPermitPurchase.ts'
export { permitPayment, type PermitPayment } from './permit/permitPayment.ts'
export { permitStatus, type PermitStatus } from './permit/permitStatus.ts'
export {
  permitStart,
  checkPermitPurchase,
  type PermitStart,
  type PermitStartRules,
  type PermitRefusal,
} from './permit/permitStart.ts'
export type {
  PermitType,
  ZoneScope,
  PermitVehicle,
  Benefit,
  PermitCard,
  PermitOffer,
  PermitTiming,
} from './permit/types.ts'
export { checkProfileNames, changedNames, type ProfileNames } from './profile/changedProfile.ts'
export type { AccountKind, Profile, AccountSettings } from './profile/types.ts'
export {
  checkPayer,
  tidyPayer,
  type PayerRefusal,
  type PayerRefusals,
} from './receipt/checkPayer.ts'
export type { Receipt, PayerDocumentType, ReceiptPayer, ReceiptStatus } from './receipt/types.ts'
export {
  checkRegistration,
  type RegistrationForm,
  type RegistrationRefusals,
} from './registration/checkRegistration.ts'
export type {
  ConfirmationType,
  RegistrationDraft,
  ConfirmationRules,
} from './registration/types.ts'
export { runningSessions } from './session/runningSessions.ts'
export {
  currentSessions,
  deferredSessions,
  hasEnd,
  latestSession,
  untimedSessions,
} from './session/currentSessions.ts'
export { distinctSessions } from './session/distinctSessions.ts'
export { sessionState, type SessionState } from './session/sessionState.ts'
export {
  endingNowMinutes,
  cancelMinutes,
  warningMinutes,
  remainingTime,
  remainingFraction,
  isEndingNow,
  canCancel,
  warningReached,
  endPassed,
  type WarningMinutes,
} from './session/remainingTime.ts'
export type { SessionStatus, ParkingSession, TimedSession } from './session/types.ts'
export type { Banner, Titles, MenuItem, CityLinks, CitySettings } from './settings/types.ts'
export { compareMatches } from './search/compareMatches.ts'
export { createFinder, type Match, type Searched } from './search/createFinder.ts'
export { composeSms, isSmsPart, smsAddress, type SmsRequest } from './sms/composeSms.ts'
export { foldText } from './text/foldText.ts'
export { guardCell, guardWorkbookCell, readGuardedCell } from './text/sheetCell.ts'
export {
  formatClock,
  formatDate,
  formatSpan,
  formatWhen,
  type DateForm,
  type TimeStyle,
} from './time/formatTime.ts'
export { formatDottedTime } from './time/formatDottedTime.ts'
export { formatStart } from './time/formatStart.ts'
export { formatUntil } from './time/formatUntil.ts'
export { formatUtcOffset } from './time/formatUtcOffset.ts'
export { appAddress } from './url/appAddress.ts'
export { guardRedirect, type GuardedRedirect } from './url/guardRedirect.ts'
export { readUrl } from './url/readUrl.ts'
export { changedVehicle, type EditedVehicle } from './vehicle/changedVehicle.ts'
export { checkVehicle, type VehicleRefusal } from './vehicle/checkVehicle.ts'
export {
  checkVehicleForm,
  findOccupied,
  type Occupied,
  type TypedVehicle,
} from './vehicle/checkVehicleForm.ts'
export { findSimilarPlate } from './vehicle/findSimilarPlate.ts'
export { setMainVehicle, mainVehicle } from './vehicle/setMainVehicle.ts'
export { suggestCategory } from './vehicle/suggestCategory.ts'
export type { Vehicle, VehicleDocumentType } from './vehicle/types.ts'
export type { Zone, ZoneParking } from './zone/types.ts'
export { zoneOfParking } from './zone/zoneOfParking.ts'
export { isFreeDay } from './zone/isFreeDay.ts'
export { zonePriceAt, type KnownZonePrice, type ZonePrice } from './zone/zonePriceAt.ts'
export { zoneTariff } from './zone/zoneTariff.ts'
