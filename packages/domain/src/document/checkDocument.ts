import { normalisePlate } from '@parking/plates'
import { accepted, refused, typedText, type Check } from '../check/check.ts'
import type { DocumentType, DriverDocument } from './DriverDocument.ts'

/** Why a document's number is refused. */
export type DocumentRefusal = 'empty' | 'format' | 'duplicate'

/** Forms of the numbers, spaces taken out: an X is a Russian letter or a digit. */
const forms: Readonly<Record<DocumentType, RegExp>> = {
  vehicleCertificate: /^\d{2}[А-ЯЁA-Z\d]{2}\d{6}$/,
  drivingLicence: /^\d{2}[А-ЯЁA-Z\d]{2}\d{6}$/,
}

/**
 * Writes a document's number for comparing: upper case, without spaces, Latin look-alikes turned
 * Cyrillic as on a plate.
 */
export function normaliseDocumentNumber(input: unknown): string {
  return normalisePlate(typedText(input))
}

/**
 * Checks a document's number: a vehicle certificate is `00 XX 000000`, a driving licence the same
 * or `00 00 000000`. It must not be there already.
 *
 * @param others - the other documents of the account, the edited one left out
 */
export function checkDocument(
  input: unknown,
  type: DocumentType,
  others: readonly DriverDocument[] = [],
): Check<string, DocumentRefusal> {
  const number = normaliseDocumentNumber(input)
  if (number === '') return refused('empty')
  if (!forms[type].test(number)) return refused('format')
  const isThere = others.some((other) => normaliseDocumentNumber(other.number) === number)
  return isThere ? refused('duplicate') : accepted(number)
}

/**
 * Checks the optional number of a vehicle's certificate: nothing, or 2 digits, 2 letters or digits,
 * 6 digits; spaces and case do not count.
 *
 * @param others - the certificates of the account's other vehicles
 */
export function checkStsNumber(
  input: unknown,
  others: readonly (string | null)[] = [],
): Check<string | null, 'format' | 'duplicate'> {
  const number = normaliseDocumentNumber(input)
  if (number === '') return accepted(null)
  if (!forms.vehicleCertificate.test(number)) return refused('format')
  const isThere = others.some((other) => normaliseDocumentNumber(other) === number)
  return isThere ? refused('duplicate') : accepted(number)
}
