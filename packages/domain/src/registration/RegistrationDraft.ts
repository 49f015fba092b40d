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
}

/** How a city confirms phones in registration. */
export interface ConfirmationRules {
  readonly type: ConfirmationType
  readonly canRepeatBySms: boolean
}
