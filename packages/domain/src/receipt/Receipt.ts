import type { Instant, Kopecks } from '@parking/pricing'

/** Whether a receipt is paid. `unknown` is a status that this version does not know. */
export type ReceiptStatus = 'paid' | 'unpaid' | 'cancelled' | 'unknown'

/** A payment receipt or invoice. */
export interface Receipt {
  readonly number: string
  readonly name: string | null
  readonly at: Instant | null
  /** Null where the sum cannot be read: a receipt is shown all the same. */
  readonly sum: Kopecks | null
  readonly status: ReceiptStatus
  /** The status as the back end words it; null where it does not tell. */
  readonly statusText: string | null
  readonly uin: string | null
  /** Whom it is made out to; null where the back end does not tell. */
  readonly payer: ReceiptPayer['kind'] | null
}

/** The document that identifies a person who pays by receipt. */
export type PayerDocumentType = 'passport' | 'drivingLicence'

/** Who pays by receipt. */
export type ReceiptPayer =
  | {
      readonly kind: 'individual'
      readonly firstName: string
      readonly lastName: string
      readonly middleName: string
      readonly documentType: PayerDocumentType
      readonly documentSeries: string
      readonly documentNumber: string
      /** DD.MM.YYYY, as it is printed. */
      readonly documentDate: string
      readonly issuer: string
      readonly address: string
    }
  | {
      readonly kind: 'legal'
      readonly name: string
      readonly ogrn: string
      readonly inn: string
      readonly kpp: string
      readonly address: string
    }
