import type { Instant } from '@parking/pricing'

/** How a phone is confirmed. */
export type ConfirmationType = 'sms' | 'call'

/** What a registration collects. */
export interface RegistrationDraft {
  readonly firstName: string
  readonly lastName: string
  readonly middleName: string
  readonly email: string
  readonly phone: string
  readonly confirmation: ConfirmationType
  /** Null where the city has no text of consent. */
  readonly consent: Consent | null
}

/** What was agreed to, of the handling of personal data. */
export interface Consent {
  /** The text as it was shown. */
  readonly text: string
  readonly version: string
  /** When the box was ticked. */
  readonly givenAt: Instant
}

/** How a city confirms phones in registration. */
export interface ConfirmationRules {
  readonly type: ConfirmationType
  readonly canRepeatBySms: boolean
}
