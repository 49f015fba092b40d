import {
  checkPayer,
  hasWrongCheckDigit,
  type PayerDocumentType,
  type PayerRefusal,
  type ReceiptPayer,
} from '@parking/domain'

/** The fields of a receipt's form in their order, for a person and for a company. */
export const payerFields = {
  individual: [
    'lastName',
    'firstName',
    'middleName',
    'documentType',
    'documentSeries',
    'documentNumber',
    'documentDate',
    'issuer',
    'address',
  ],
  legal: ['name', 'inn', 'kpp', 'ogrn', 'address'],
} as const

/** Who pays: a person or a company. */
export type PayerType = keyof typeof payerFields
/** A field of the form. */
export type PayerField = (typeof payerFields)[PayerType][number]

/** What the form holds: all fields of both kinds, so that a change of mind loses nothing. */
export type PayerValues = Readonly<Record<PayerField, string> & { kind: string }>

/** An empty form, for a person with a passport. */
export const emptyPayer: PayerValues = {
  kind: 'individual',
  lastName: '',
  firstName: '',
  middleName: '',
  documentType: 'passport',
  documentSeries: '',
  documentNumber: '',
  documentDate: '',
  issuer: '',
  address: '',
  name: '',
  inn: '',
  kpp: '',
  ogrn: '',
}

/** Reads who pays. */
export function readPayer(values: PayerValues): ReceiptPayer {
  return values.kind === 'legal'
    ? { ...values, kind: 'legal' }
    : { ...values, kind: 'individual', documentType: readDocumentType(values.documentType) }
}

function readDocumentType(text: string): PayerDocumentType {
  return text === 'drivingLicence' ? text : 'passport'
}

/** Why a field is refused; null when it is good. */
export function findPayerRefusal(values: PayerValues, field: PayerField): PayerRefusal | null {
  return checkPayer(readPayer(values))[field] ?? null
}

/** Whether a company's number has a check digit that does not fit: worth a warning. */
export function isDoubtful(values: PayerValues, field: PayerField): boolean {
  return (field === 'inn' || field === 'ogrn') && hasWrongCheckDigit(values[field], field)
}
