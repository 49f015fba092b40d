import { isErrorName, type ErrorName } from '@parking/domain'
import { ApiError, type Captcha } from './ApiError.ts'
import { asRecord, pick, text, type Wire } from './decode.ts'

/** What a call is read with. */
export interface Reading<T> {
  /** Reads the `result` of a good answer; throws when it cannot be one. */
  readonly decode: (result: unknown, answer: Wire) => T | Promise<T>
  /** Whether money may have moved when the answer is lost. */
  readonly movesMoney: boolean
  /** Whether the call carried a token. */
  readonly hasToken: boolean
}

/** An answer with its body as text. */
export interface Answer {
  readonly body: string
  readonly status: number
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
export async function unwrap<T>({ body, status }: Answer, reading: Reading<T>): Promise<T> {
  const answer = asRecord(parse(body))
  const isGood = status >= 200 && status < 300
  const unsure = { status, outcomeUnknown: reading.movesMoney }
  const refusal = answer === null ? null : refusalOf(answer, isGood)
  if (refusal !== null) throw refused(refusal, status, reading)
  if (status === 401 && reading.hasToken) {
    throw new ApiError({ kind: 'tokenExpired', errorName: 'TokenExpired', status })
  }
  if (!isGood) {
    const outcomeUnknown = reading.movesMoney && mayHaveHappened(status)
    throw new ApiError({ kind: 'http', status, outcomeUnknown })
  }
  if (answer === null || !isOk(answer)) throw new ApiError({ kind: 'malformed', ...unsure })
  try {
    return await reading.decode(pick(answer, 'result'), answer)
  } catch (cause) {
    throw new ApiError({ kind: 'malformed', cause, ...unsure })
  }
}

interface Refusal {
  readonly name: string | null
  readonly message: string | null
  readonly captcha: Captcha | null
}

function refusalOf(answer: Wire, isGood: boolean): Refusal | null {
  const given = pick(answer, 'errorName')
  const status = pick(answer, 'status')
  const saysError = status === 'error' || status === 'Error'
  if (!namesError(given) && !saysError && (isGood || status !== 'ok')) return null
  return {
    name: text(given),
    message: text(pick(answer, 'errorMessage', 'message')),
    captcha: captchaOf(answer),
  }
}

/** Whether the field of the error's name holds anything, be it no text. */
function namesError(given: unknown): boolean {
  if (typeof given === 'object' && given !== null) return Object.keys(given).length > 0
  return given === true || text(given) !== null
}

function refused<T>(
  { name, message, captcha }: Refusal,
  status: number,
  reading: Reading<T>,
): ApiError {
  const known = name === null ? null : (respelled.get(name) ?? (isErrorName(name) ? name : null))
  return new ApiError({
    kind: known === 'TokenExpired' ? 'tokenExpired' : 'server',
    errorName: known,
    serverMessage: message,
    captcha,
    status,
    outcomeUnknown: reading.movesMoney && mayHaveHappened(status),
  })
}

function captchaOf(answer: Wire): Captcha | null {
  const image = text(pick(answer, 'captcha'))
  return image === null ? null : { image, sessionId: text(pick(answer, 'id_session')) }
}

/** A broken server, or one that is still busy with the same intent, may have moved money. */
function mayHaveHappened(status: number): boolean {
  return status >= 500 || status === 408 || status === 409
}

function isOk(answer: Wire): boolean {
  const status = pick(answer, 'status')
  return status === 'ok' || status === 'Ok'
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
