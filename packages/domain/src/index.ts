export type { Check } from './check/check.ts'
export {
  type City,
  type ArchiveMapSource,
  type VectorMapSource,
  type RasterMapSource,
} from './city/city.gen.ts'
export { cityParts, type CityPart } from './city/cityParts.ts'
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
export { phoneDigits, normalisePhone } from './contact/normalisePhone.ts'
export {
  checkPhone,
  checkGuestPhone,
  checkContactPhone,
  checkMethodPhone,
  type PhoneRefusal,
  type GuestPhoneRefusal,
} from './contact/checkPhone.ts'
export { checkNewPhone } from './contact/checkNewPhone.ts'
export { checkNewEmail } from './contact/checkNewEmail.ts'
export { formatPhone, phoneAddress } from './contact/formatPhone.ts'
export { setMainPhone } from './contact/setMainPhone.ts'
export type { Phone } from './contact/Phone.ts'
export {
  checkRegistryNumber,
  hasWrongCheckDigit,
  type RegistryNumber,
  type RegistryRefusal,
} from './corporate/checkRegistryNumber.ts'
export {
  checkDriverEntry,
  MAX_DRIVER_NAME_LENGTH,
  type DriverNameRefusal,
  type DriverPhoneRefusal,
} from './corporate/checkDriverEntry.ts'
export { checkVehicleEntry } from './corporate/checkVehicleEntry.ts'
export { checkVehicleEdit } from './corporate/checkVehicleEdit.ts'
export { checkDeviceEntry } from './corporate/checkDeviceEntry.ts'
export { type FleetPlateRefusal } from './corporate/checkFleetPlate.ts'
export { MAX_FLEET_CODE_LENGTH, type FleetCodeRefusal } from './corporate/checkFleetCode.ts'
export { isUnlikelyPlate } from './corporate/isUnlikelyPlate.ts'
export { isOwnPlate } from './corporate/isOwnPlate.ts'
export {
  driverEntry,
  isChangeCurrent,
  isChangeMade,
  removeDriver,
  removeVehicle,
  switchDevice,
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
export {
  endsSoon,
  forecastBalance,
  forecastFrom,
  measureRate,
  type BalanceForecast,
  type BalanceRate,
} from './corporate/forecastBalance.ts'
export {
  importFields,
  planImport,
  type ImportError,
  type ImportField,
  type ImportList,
  type ImportRefusal,
  type ImportRow,
  type PlannedRow,
  type RowDifference,
  type RowFault,
} from './corporate/planImport.ts'
export type { DriverName } from './corporate/splitDriverName.ts'
export type { Driver, Device, Company } from './corporate/Company.ts'
export {
  normaliseDocumentNumber,
  checkDocument,
  type DocumentRefusal,
} from './document/checkDocument.ts'
export { formatDocumentNumber } from './document/formatDocumentNumber.ts'
export type { DocumentType, DriverDocument } from './document/DriverDocument.ts'
export { type DurationLimits, usableDurationLimits } from './duration/usableDurationLimits.ts'
export { durationOptions, sufficientDuration } from './duration/durationOptions.ts'
export { errorNames, isErrorName, type ErrorName } from './errorName/errorName.ts'
export { appealMeaning } from './feedback/appealMeaning.ts'
export { findTopic, type LetterSubject } from './feedback/findTopic.ts'
export {
  checkFeedback,
  isBlankMessage,
  type FeedbackDraft,
  type FeedbackRefusals,
} from './feedback/checkFeedback.ts'
export type { AppealStatus, Appeal, AppealMessage, FeedbackTopic } from './feedback/Appeal.ts'
export { fineMeaning } from './fine/fineMeaning.ts'
export { isUnpaidParking } from './fine/isUnpaidParking.ts'
export { sumToPay } from './fine/sumToPay.ts'
export type { FineStatus, Fine } from './fine/Fine.ts'
export { addUnreadable } from './list/addUnreadable.ts'
export type { ReadList, Unreadable } from './list/ReadList.ts'
export { distanceBetween } from './distance/distanceBetween.ts'
export { roundDistance, type RoundDistance } from './distance/roundDistance.ts'
export { cleanShape } from './mapObject/cleanShape.ts'
export { isMapStale } from './mapObject/mapFreshness.ts'
export type { MapObjectType, ParkingCategory, Spaces, MapObject } from './mapObject/MapObject.ts'
export type { Box, CleanShape, PlaceShape, Position, MapGeometry } from './mapObject/Geometry.ts'
export type { Meaning } from './meaning/meaning.ts'
export type { NewsItem } from './news/NewsItem.ts'
export type { ContentPage } from './news/ContentPage.ts'
export type { SmsCommand } from './sms/SmsCommand.ts'
export {
  showsNotification,
  notificationClosed,
  type NotificationMemory,
  type NotificationVersion,
} from './notification/showsNotification.ts'
export type { Notification } from './notification/Notification.ts'
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
  passesOperationFilter,
  offeredOperationFilters,
  type OperationFilter,
} from './operation/operationFilter.ts'
export {
  operationPeriods,
  defaultOperationPeriod,
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
} from './operation/Operation.ts'
export {
  findStayOverlaps,
  listStays,
  runningStays,
  type Stay,
  type StayOverlap,
} from './stay/listStays.ts'
export { wholeHistory } from './operation/wholeHistory.ts'
export { checkAmount, type AmountRefusal } from './payment/checkAmount.ts'
export { costCanBeAsked, type CostQuestion } from './payment/costCanBeAsked.ts'
export {
  paymentDayChosen,
  postPaymentEnd,
  checkPostPaymentStart,
  type PaymentDay,
  type PaymentDayChoice,
  type PostPaymentRefusal,
} from './payment/postPayment.ts'
export { submitState, type SubmitLabel, type SubmitState } from './payment/submitState.ts'
export { missingSum } from './payment/missingSum.ts'
export type { CostInterval, ParkingCost, BarrierCost } from './payment/ParkingCost.ts'
export type { PaymentMethod } from './payment/PaymentMethod.ts'
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
  PermitCard,
  PermitOffer,
  PermitTiming,
} from './permit/Permit.ts'
export type { Benefit } from './permit/Benefit.ts'
export { checkProfileNames, changedNames, type ProfileNames } from './profile/profileNames.ts'
export type { AccountType, Profile, AccountSettings } from './profile/Profile.ts'
export {
  checkPayer,
  tidyPayer,
  type PayerRefusal,
  type PayerRefusals,
} from './receipt/checkPayer.ts'
export type { Receipt, PayerDocumentType, ReceiptPayer, ReceiptStatus } from './receipt/Receipt.ts'
export {
  checkRegistration,
  type RegistrationForm,
  type RegistrationRefusals,
} from './registration/checkRegistration.ts'
export type {
  ConfirmationType,
  Consent,
  RegistrationDraft,
  ConfirmationRules,
} from './registration/RegistrationDraft.ts'
export { runningSessions } from './session/runningSessions.ts'
export {
  currentSessions,
  deferredSessions,
  hasEnd,
  untimedSessions,
} from './session/currentSessions.ts'
export { distinctSessions } from './session/distinctSessions.ts'
export { sessionState, type SessionState } from './session/sessionState.ts'
export {
  remainingTime,
  remainingFraction,
  isEndingNow,
  canCancel,
  warningReached,
  endPassed,
  type WarningMinutes,
} from './session/remainingTime.ts'
export type { SessionStatus, ParkingSession, TimedSession } from './session/ParkingSession.ts'
export type { Banner, Titles, MenuItem, CityLinks, CitySettings } from './settings/CitySettings.ts'
export { compareMatches } from './search/compareMatches.ts'
export { createFinder, type Match, type Searched } from './search/createFinder.ts'
export { composeSms, isSmsField, smsAddress, type SmsRequest } from './sms/composeSms.ts'
export { foldText } from './text/foldText.ts'
export { guardCell, guardWorkbookCell, readGuardedCell } from './text/guardCell.ts'
export {
  formatClock,
  formatDate,
  formatSpan,
  formatWhen,
  type DateForm,
  type TimeStyle,
} from './time/formatSpan.ts'
export { formatDottedTime } from './time/formatDottedTime.ts'
export { formatStart } from './time/formatStart.ts'
export { formatUntil } from './time/formatUntil.ts'
export { formatUtcOffset } from './time/formatUtcOffset.ts'
export { appAddress } from './url/appAddress.ts'
export { guardRedirect, type GuardedRedirect } from './url/guardRedirect.ts'
export { parseUrl } from './url/parseUrl.ts'
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
export { mainVehicle } from './vehicle/mainVehicle.ts'
export { suggestCategory } from './vehicle/suggestCategory.ts'
export type { Vehicle, VehicleDocumentType } from './vehicle/Vehicle.ts'
export type { Zone, ZoneParking } from './zone/Zone.ts'
export { zoneOfParking } from './zone/zoneOfParking.ts'
export { isFreeDay } from './zone/isFreeDay.ts'
export { zonePriceAt, type KnownZonePrice, type ZonePrice } from './zone/zonePriceAt.ts'
export { zoneTariff } from './zone/zoneTariff.ts'
export {
  reviewedDays,
  reviewTariff,
  usualStays,
  type TariffReview,
  type UsualStay,
} from './tariff/reviewTariff.ts'
