import { checkRegistryNumber } from '../corporate/checkRegistryNumber.ts'
import { typedText } from '../check/check.ts'
import type { ReceiptPayer } from './Receipt.ts'

/** Why a field of a payer is refused. */
export type PayerRefusal = 'empty' | 'format' | 'length' | 'date'

/** The refused fields of a payer; empty when everything is good. */
export type PayerRefusals = Readonly<Record<string, PayerRefusal>>

/** No document has a series or a number of more digits. */
const mostDigits = 20

/**
 * Checks who pays by receipt, every field of it (specification, section 5).
 *
 * @param payer - as it was typed
 */
export function checkPayer(payer: ReceiptPayer): PayerRefusals {
  return payer.kind === 'legal' ? checkLegal(payer) : checkIndividual(payer)
}

/** Fields whose spaces only make them readable. */
const numbers: ReadonlySet<string> = new Set([
  'documentSeries',
  'documentNumber',
  'inn',
  'ogrn',
  'kpp',
])

/** Takes out of what was typed what {@link checkPayer} passes over: no receipt should carry it. */
export function tidyPayer<Payer extends ReceiptPayer>(payer: Payer): Payer {
  const tidy = Object.entries(payer).map(([field, typed]) => {
    const text = typedText(typed)
    return [field, numbers.has(field) ? text.replaceAll(/\s/g, '').toUpperCase() : text]
  })
  return { ...payer, ...Object.fromEntries(tidy) }
}

function checkLegal(payer: Extract<ReceiptPayer, { kind: 'legal' }>): PayerRefusals {
  const refusals = required(payer, ['name', 'address'])
  for (const kind of ['ogrn', 'inn', 'kpp'] as const) {
    const checked = checkRegistryNumber(payer[kind], kind)
    if (!checked.ok) refusals[kind] = checked.error
  }
  return refusals
}

function checkIndividual(payer: Extract<ReceiptPayer, { kind: 'individual' }>): PayerRefusals {
  const refusals = required(payer, ['lastName', 'firstName', 'middleName', 'address', 'issuer'])
  for (const field of ['documentSeries', 'documentNumber'] as const) {
    const digits = typedText(payer[field]).replaceAll(/\s/g, '')
    if (digits === '') refusals[field] = 'empty'
    else if (!/^\d+$/.test(digits)) refusals[field] = 'format'
    else if (digits.length > mostDigits) refusals[field] = 'length'
  }
  const date = typedText(payer.documentDate)
  if (date === '') refusals['documentDate'] = 'empty'
  else if (!isIssueDate(date)) refusals['documentDate'] = 'date'
  return refusals
}

function required<Payer extends ReceiptPayer>(
  payer: Payer,
  fields: readonly (keyof Payer & string)[],
): Record<string, PayerRefusal> {
  const refusals: Record<string, PayerRefusal> = {}
  for (const field of fields) if (typedText(payer[field]) === '') refusals[field] = 'empty'
  return refusals
}

/** A day that exists, DD.MM.YYYY, in a year 19xx or 20xx. */
function isIssueDate(text: string): boolean {
  const [, day, month, year] = /^(\d\d)\.(\d\d)\.((?:19|20)\d\d)$/.exec(text) ?? []
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  // A day that the month doesn't have is one of another month.
  return date.getUTCMonth() === Number(month) - 1
}
