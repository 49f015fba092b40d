import type { ErrorName } from '@parking/domain'

/** Why a call failed. */
export type ApiErrorKind =
  /** The back end refused. */
  | 'server'
  /** The back end no longer knows the token. */
  | 'tokenExpired'
  /** The back end answers no more calls for a while; this one has done nothing. */
  | 'tooManyCalls'
  /** No answer came. */
  | 'network'
  /** No answer came in time. */
  | 'timeout'
  /** The caller gave up. */
  | 'aborted'
  /** An answer that only its HTTP status explains. */
  | 'http'
  /** An answer that cannot be what the call answers. */
  | 'malformed'

/** A picture that has to be solved before another try. */
export interface Captcha {
  /** Base64. */
  readonly image: string
  /** What the next login hands back as `sessionId`. */
  readonly sessionId: string | null
}

/** What is known of a failure. */
export interface ApiFailure {
  readonly kind: ApiErrorKind
  readonly errorName?: ErrorName | null
  /** The back end's words for people, as text. */
  readonly serverMessage?: string | null
  /** HTTP status. */
  readonly status?: number | null
  readonly outcomeUnknown?: boolean
  /** After how many seconds the back end answers again. */
  readonly retryAfter?: number | null
  readonly captcha?: Captcha | null
  readonly cause?: unknown
}

/** A call that did not succeed. Every failure of a call is one. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  /** Name of the error, null when the back end gave none or one that is not in the catalogue. */
  readonly errorName: ErrorName | null
  readonly serverMessage: string | null
  readonly status: number | null
  /** Whether the call may have been carried out all the same: look again before another try. */
  readonly outcomeUnknown: boolean
  /** After how many seconds the back end answers again, null when it has not said so. */
  readonly retryAfter: number | null
  /** The picture that a refused login asks to solve, null when there is none. */
  readonly captcha: Captcha | null

  constructor(failure: ApiFailure) {
    super(failure.errorName ?? failure.kind, { cause: failure.cause })
    this.kind = failure.kind
    this.errorName = failure.errorName ?? null
    this.serverMessage = failure.serverMessage ?? null
    this.status = failure.status ?? null
    this.captcha = failure.captcha ?? null
    this.retryAfter = failure.retryAfter ?? null
    this.outcomeUnknown = failure.outcomeUnknown ?? false
  }

  /** The same failure, once a second look has shown that the call did nothing. */
  asUndone(): ApiError {
    const { kind, errorName, serverMessage, status, retryAfter, captcha, cause } = this
    return new ApiError({ kind, errorName, serverMessage, status, retryAfter, captcha, cause })
  }

  /** Whether the session of the account has ended. */
  get isTokenExpired(): boolean {
    return this.kind === 'tokenExpired'
  }
}
