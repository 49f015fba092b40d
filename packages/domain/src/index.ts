export { isCityId, type CityId } from './city/cityId.ts'
export { cityIds } from './city/city.gen.ts'
export type { City } from './city/city.gen.ts'
export type { Phone } from './contact/types.ts'
export type { Driver, Device, Company } from './corporate/types.ts'
export type { DocumentType, DriverDocument } from './document/types.ts'
export { errorNames, isErrorName, type ErrorName } from './errorName/errorName.ts'
export type { AppealStatus, Appeal, AppealMessage, FeedbackTopic } from './feedback/types.ts'
export type { FineStatus, Fine } from './fine/types.ts'
export type {
  Position,
  MapGeometry,
  MapObjectKind,
  ParkingCategory,
  Spaces,
  MapObject,
} from './mapObject/types.ts'
export type { NewsItem, ContentPage, SmsCommand } from './news/types.ts'
export type { Notification } from './notification/types.ts'
export type {
  OperationType,
  OperationStatus,
  Operation,
  OperationsPage,
} from './operation/types.ts'
export type { PaymentMethod, CostInterval, ParkingCost, BarrierCost } from './payment/types.ts'
export type {
  PermitType,
  ZoneScope,
  PermitVehicle,
  Benefit,
  PermitCard,
  PermitOffer,
  PermitTiming,
} from './permit/types.ts'
export type { Profile, AccountSettings } from './profile/types.ts'
export type { Receipt, PayerDocumentType, ReceiptPayer } from './receipt/types.ts'
export type {
  ConfirmationType,
  RegistrationDraft,
  ConfirmationRules,
} from './registration/types.ts'
export type { SessionStatus, ParkingSession } from './session/types.ts'
export type { DurationLimits, Titles, MenuItem, CityLinks, CitySettings } from './settings/types.ts'
export type { Vehicle } from './vehicle/types.ts'
export type { Zone } from './zone/types.ts'
