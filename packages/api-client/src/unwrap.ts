import { isErrorName, type ErrorName } from '@parking/domain'
import { ApiError, type ApiFailure, type Captcha } from './ApiError.ts'
import type { Call } from './call.ts'
import { asRecord, count, pick, text, type Wire } from './decode.ts'

/** An answer. */
export interface Answer {
  /** The body as JSON, null when it is none. */
  readonly body: unknown
  readonly status: number
  /** The header Retry-After, null when there is none. */
  readonly retryAfter: string | null
  /** Whether the call was made while somebody was logged in. */
  readonly hadToken: boolean
}

/** Spellings of the wire and the one name that each stands for. */
const respelled = new Map<string, ErrorName>([
  ['doublePhone', 'DoublePhone'],
  ['loginTryLimit', 'LoginTryLimit'],
])

/**
 * Reads an answer: the result when it is good, else it throws. Nothing else looks at `status`.
 *
 * @throws {ApiError}
 */
export async function unwrap<T>(
  { body, status, retryAfter, hadToken }: Answer,
  { read }: Pick<Call<T>, 'read'>,
  timeZone: string,
): Promise<T> {
  if (status === 429) {
    throw new ApiError({ kind: 'tooManyCalls', status, retryAfter: count(retryAfter) })
  }
  const answer = asRecord(body)
  const isGood = status >= 200 && status < 300
  // A broken server, or one that is still busy with the same intent, may have done it.
  const outcomeUnknown = status >= 500 || status === 408 || status === 409
  const refusal = answer === null ? null : readRefusal(answer, isGood)
  if (refusal !== null) {
    throw new ApiError({ ...refusal, status, outcomeUnknown })
  }
  if (status === 401 && hadToken) {
    throw new ApiError({ kind: 'tokenExpired', errorName: 'TokenExpired', status })
  }
  if (!isGood) throw new ApiError({ kind: 'http', status, outcomeUnknown })
  const malformed = { kind: 'malformed', status, outcomeUnknown: true } as const
  if (answer === null || !isOk(answer)) throw new ApiError(malformed)
  try {
    return await read(pick(answer, 'result'), timeZone, answer)
  } catch (cause) {
    throw new ApiError({ ...malformed, cause })
  }
}

/** Reads the refusal that an answer is, whether it says so itself or in its result. */
function readRefusal(answer: Wire, isGood: boolean): ApiFailure | null {
  const result = asRecord(pick(answer, 'result'))
  const errors = [pick(answer, 'errorName'), pick(result, 'errorName')].filter(namesError)
  const saysError = [answer, result].some((part) => isError(pick(part, 'status')))
  if (errors.length === 0 && !saysError && (isGood || !isOk(answer))) return null
  const name = errors.map(text).find((one) => one !== null) ?? null
  const known = name === null ? null : (respelled.get(name) ?? (isErrorName(name) ? name : null))
  return {
    kind: known === 'TokenExpired' ? 'tokenExpired' : 'server',
    errorName: known,
    serverMessage: text(
      pick(answer, 'errorMessage', 'message') ?? pick(result, 'errorMessage', 'message'),
    ),
    retryAfter: count(pick(answer, 'retryAfter')),
    captcha: readCaptcha(answer),
  }
}

/** Whether the field of the error's name holds anything, be it no text: all but what is empty. */
function namesError(given: unknown): boolean {
  if (typeof given === 'object' && given !== null) return Object.keys(given).length > 0
  return typeof given === 'string' ? given.trim() !== '' : given !== null && given !== false
}

function readCaptcha(answer: Wire): Captcha | null {
  const image = text(pick(answer, 'captcha'))
  return image === null ? null : { image, sessionId: text(pick(answer, 'id_session')) }
}

function isError(status: unknown): boolean {
  return status === 'error' || status === 'Error'
}

function isOk(answer: Wire): boolean {
  const status = pick(answer, 'status')
  return status === 'ok' || status === 'Ok'
}
