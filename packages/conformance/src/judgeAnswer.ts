import type { Answer } from './contract/Answer.ts'
import { excerpt, findBreaches, hasResult, shorten } from './contract/findBreaches.ts'
import type { Operation } from './contract/operations.ts'
import { asRecord } from './contract/record.ts'
import { failed, type Outcome } from './Outcome.ts'

/** What is expected of a good and of a bad request, in words. */
const GOOD = 'HTTP 200 with status ok, as the contract describes it'
const BAD = 'a refusal with status error and a name of the catalogue'

/** Where the answer is what the contract has only guessed and the city does not have. */
function isUnknown({ assumed }: Operation, answer: Answer): boolean {
  return assumed && answer.kind === 'answered' && answer.status === 404
}

const missing: Outcome = {
  kind: 'assumed',
  why: 'the contract assumes this call; the city answers 404',
}

/** Tells whether an answer says that it was done. */
export function isDone(answer: Answer): boolean {
  if (answer.kind === 'lost' || answer.status !== 200) return false
  if (answer.body === undefined) return answer.type.startsWith('application/')
  const { status, errorName } = asRecord(answer.body)
  return /^ok$/i.test(String(status)) && errorName === undefined
}

/** The name of the error that an answer refuses by; empty where it has none. */
export function errorNameOf(answer: Answer): string {
  if (answer.kind === 'lost') return ''
  const { errorName } = asRecord(answer.body)
  return typeof errorName === 'string' ? errorName : ''
}

/** Writes an answer for the report. */
export function describe(answer: Answer): string {
  if (answer.kind === 'lost') return answer.why
  return `HTTP ${answer.status}: ${excerpt(answer.bytes)}`
}

/**
 * Judges the answer to a good request.
 *
 * @param tells places of the answer of which one must be there, `result.reservationId`
 */
export function judgeGood(
  operation: Operation,
  answer: Answer,
  tells: readonly string[] = [],
): Outcome {
  if (isUnknown(operation, answer)) return missing
  const breaches = findBreaches(operation, answer)
  if (breaches.length > 0) return failed(GOOD, breaches.join('; '))
  if (errorNameOf(answer) === 'InDevelopingError') {
    return { kind: 'skipped', why: 'the city says that it does not offer this yet' }
  }
  if (!isDone(answer)) return failed(GOOD, describe(answer))
  const body = answer.kind === 'answered' ? answer.body : undefined
  if (body === undefined) return { kind: 'passed' }
  if (
    hasResult(operation) &&
    asRecord(body)['result'] === undefined &&
    !('result' in asRecord(body))
  ) {
    return failed('a result', `an answer without one: ${shorten(JSON.stringify(body))}`)
  }
  if (tells.length > 0 && !tells.some((place) => isTold(body, place))) {
    return failed(`an answer that tells ${tells.join(' or ')}`, shorten(JSON.stringify(body)))
  }
  return { kind: 'passed' }
}

function isTold(body: unknown, place: string): boolean {
  const value = place.split('.').reduce<unknown>((whole, step) => asRecord(whole)[step], body)
  return value !== undefined && value !== null && value !== '' && value !== 'undefined'
}

/** Judges what a bad request was answered. */
export function judgeBad(
  operation: Operation,
  answer: Answer,
  refusedBy: 'errorName' | 'errorMessage' = 'errorName',
): Outcome {
  if (isUnknown(operation, answer)) return missing
  const breaches = findBreaches(operation, answer)
  if (breaches.length > 0) return failed(BAD, breaches.join('; '))
  const body = answer.kind === 'answered' ? asRecord(answer.body) : {}
  const isRefused = /^error$/i.test(String(body['status']))
  const words = [body['errorName'], refusedBy === 'errorMessage' ? body['errorMessage'] : '']
  const hasWord = words.some((word) => typeof word === 'string' && word !== '')
  return isRefused && hasWord ? { kind: 'passed' } : failed(BAD, describe(answer))
}
