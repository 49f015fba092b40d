import type { ErrorObject } from 'ajv/dist/2020.js'
import { Refusal } from '../wire/Refusal.ts'

/** The error name for a field that is not there or is empty (specification section 8). */
const MISSING: Readonly<Record<string, string>> = {
  duration: 'NoDurationSelected',
  zone: 'NoZoneSelected',
  refillamount: 'NoSumEntered',
  sum: 'NoSumEntered',
  paymentservice: 'NotSelectedPaymentService',
  vehicle: 'EmptyTs',
  token: 'TokenNotFound',
  reservationid: 'ParkingSessionNotFound',
}

const EMPTINESS = new Set(['required', 'minLength', 'minItems'])

function findField(error: ErrorObject): string {
  const missing: unknown = error.params['missingProperty']
  if (typeof missing === 'string') return missing
  return error.instancePath.split('/').at(-1) ?? ''
}

function chooseName(error: ErrorObject): string {
  const field = findField(error)
  if (EMPTINESS.has(error.keyword)) return MISSING[field.toLowerCase()] ?? 'RequiredField'
  if (error.data === '') return MISSING[field.toLowerCase()] ?? 'RequiredField'
  const types = JSON.stringify(error.parentSchema?.['type'] ?? '')
  if (/integer|number/.test(types)) return 'ItNeedToBeANumber'
  if (error.keyword === 'type' && types === '"string"') return 'ItNeedToBeAString'
  if (error.keyword === 'pattern' || error.keyword === 'format') return 'InvalidFormat'
  return 'ValidationError'
}

/**
 * Says a broken request in the contract's words: the first of its errors that has a name, as far as
 * the call may answer with it.
 *
 * @param errorNames the errors that the contract gives the call
 */
export function refusalOfRequest(
  errors: readonly ErrorObject[],
  errorNames: readonly unknown[],
): Refusal {
  const named = errors.map((error) => {
    const name = chooseName(error)
    return {
      errorName: errorNames.includes(name) ? name : 'ValidationError',
      field: findField(error),
    }
  })
  // Who calls without a token is told so before anything else.
  const [first] = named.toSorted((a, b) => rank(a.errorName) - rank(b.errorName))
  return new Refusal(first?.errorName ?? 'ValidationError', { message: first?.field ?? '' })
}

function rank(errorName: string): number {
  return errorName === 'TokenNotFound' ? 0 : errorName === 'ValidationError' ? 2 : 1
}
