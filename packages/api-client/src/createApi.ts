import { parseUrl, type AccountType, type CitySettings } from '@parking/domain'
import type { Instant } from '@parking/pricing'
import createClient from 'openapi-fetch'
import { ApiError } from './ApiError.ts'
import type { Call, Fields, Method } from './call.ts'
import type { MapObjects } from './fromWire/readMapObjects.ts'
import { decodeText, parseBody } from './parseBody.ts'
import { writeRequest } from './writeRequest.ts'
import { unwrap } from './unwrap.ts'

/** The longest a call may take, and the caller's own wish to end it. */
interface Deadline {
  readonly signal: AbortSignal
  /** Why it ended, null while it has not. */
  readonly ended: () => 'timeout' | 'aborted' | null
  /** Does some work, but waits no longer than until the end, even if the work ignores the signal. */
  readonly within: <T>(work: () => Promise<T>) => Promise<T>
  readonly stop: () => void
}

/**
 * An answer that the page's frame has asked for before the app could. It is taken once, if it is good
 * and young, and if no call of this client may have changed what it tells.
 */
export interface EarlyAnswer {
  /** Address of the call. */
  readonly url: string
  /** When it was sent, by the device's clock. */
  readonly sentAt: Instant
  readonly answer: Promise<Response>
}

/** Settings of what a city's site may do without, whatever its back end says. */
export type LeftOut = keyof Pick<CitySettings, 'guestsMayPay' | 'hasBarrierParking'>

/** Reads the bytes of an answer with the objects of a map; null where it cannot. */
export type ReadMap = (bytes: ArrayBuffer, answer: Response) => Promise<MapObjects | null>

/** What a client is made of. */
export interface ApiOptions {
  /** Address of the city's back end. */
  readonly baseUrl: string
  /** IANA name of the city's time zone. */
  readonly timeZone: string
  /** The token of the account, null when nobody is logged in. */
  readonly getToken: () => string | null
  readonly fetch?: (request: Request) => Promise<Response>
  /** Id of the city, the first part of every query's key; the address when absent. */
  readonly cityId?: string
  /** Whose account it speaks for, the second part of every query's key; a driver's when absent. */
  readonly accountType?: AccountType
  readonly early?: readonly EarlyAnswer[]
  /** What the city's site does without: its settings are read as if the city did not have it. */
  readonly leftOut?: readonly LeftOut[]
  /** Step of the durations in minutes where the settings tell none; 15 when absent. */
  readonly durationStep?: number | undefined
  /** Reads the answer with the map's objects beside the page's own work; see {@link Call.readBytes}. */
  readonly readMap?: ReadMap | undefined
  /** Whether the back end accepts the Idempotency-Key header; false when absent. */
  readonly idempotencyKey?: boolean
  /** The longest wait for an answer, in milliseconds; 30,000 when absent. */
  readonly timeoutMs?: number
  /**
   * Is told the server's time whenever an answer lets it be read, and when the call was sent by the
   * device's clock.
   */
  readonly onServerDate?: (date: Instant, sentAt: Instant) => void
  /** Is told the token of every call that was answered with its expiry. */
  readonly onTokenExpired?: (token: string) => void
}

/** What a caller may say of one call. */
export interface CallOptions {
  readonly signal?: AbortSignal
  /** Whether an answer that the page has asked for before will not do; false when absent. */
  readonly anew?: boolean
  /** One key for one intent to move money; sent only where the city accepts it. */
  readonly idempotencyKey?: string
  /** Whether the call goes on when the page is closed meanwhile; false when absent. */
  readonly keepalive?: boolean
}

/** A city's back end. */
export interface Api {
  /** What the key of every query begins with: the city's id and the kind of the account. */
  readonly scope: readonly [cityId: string, accountType: AccountType]
  readonly timeZone: string
  readonly leftOut: readonly LeftOut[]
  readonly durationStep: number | undefined
  readonly readMap: ReadMap | undefined
  /** Makes a call. @throws {ApiError} */
  readonly run: <T>(call: Call<T>, options?: CallOptions) => Promise<T>
}

/** Any path with any fields: `call` has checked them against the contract. */
type AnyPaths = Record<
  string,
  Record<
    Method,
    {
      parameters: { query?: Fields | undefined; path?: Fields | undefined }
      requestBody?: { content: { 'any/any': Fields } }
      responses: { 200: unknown }
    }
  >
>

/**
 * Makes the client of a city's back end. No call is ever tried again by itself. Only a read that the
 * page's frame has sent, and that has failed, is sent once more.
 */
export function createApi(options: ApiOptions): Api {
  const { timeZone, timeoutMs = 30_000, onServerDate } = options
  const namesPresses = isOfThisPage(options.baseUrl)
  const { fetch = (request) => globalThis.fetch(request) } = options
  let early = options.early ?? []
  /** The answer to a call that was sent before; undefined when it has to be sent now. */
  const takeEarly = ({ url }: Request): EarlyAnswer | undefined => {
    const taken = early.find((one) => one.url === url)
    early = early.filter((one) => one !== taken)
    // A clock that was set meanwhile tells no age.
    const age = Date.now() - (taken?.sentAt ?? 0)
    return age >= 0 && age < timeoutMs ? taken : undefined
  }
  const client = createClient<AnyPaths>({
    baseUrl: options.baseUrl,
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
    fetch: async (request) => {
      const ahead = takeEarly(request)
      const given = await ahead?.answer.catch(() => null)
      const isGood = ahead !== undefined && given?.ok === true
      const sentAt = isGood ? ahead.sentAt : Date.now()
      const response = isGood ? given : await fetch(request)
      const date = Date.parse(response.headers.get('Date') ?? '')
      if (!Number.isNaN(date)) onServerDate?.(date, sentAt)
      return response.ok ? response : withBodyAsText(response)
    },
  })

  async function send(
    call: Call<unknown>,
    token: string | null,
    { signal, anew = false, idempotencyKey, keepalive = false }: CallOptions,
  ) {
    const { method, path, movesMoney = false, onlyReads = method === 'get' } = call
    if (signal?.aborted) throw new ApiError({ kind: 'aborted' })
    // What was asked for before something may have changed is not known to be true after it.
    if (anew || movesMoney || !onlyReads) early = []
    const useKey = movesMoney && options.idempotencyKey === true
    const deadline = startDeadline(timeoutMs, signal)
    try {
      const { params, body, headers } = writeRequest(call, timeZone, token)
      return await deadline.within(() =>
        client.request(method, path, {
          params,
          body,
          headers: {
            ...headers,
            'Idempotency-Key': useKey ? idempotencyKey : undefined,
            'Press-Id': movesMoney && namesPresses ? newPressId() : undefined,
          },
          signal: deadline.signal,
          keepalive,
          parseAs: 'arrayBuffer',
        }),
      )
    } catch (cause) {
      const kind = deadline.ended() ?? 'network'
      throw new ApiError({ kind, cause, outcomeUnknown: true })
    } finally {
      deadline.stop()
    }
  }

  return {
    scope: [options.cityId ?? options.baseUrl, options.accountType ?? 'driver'],
    timeZone,
    leftOut: options.leftOut ?? [],
    durationStep: options.durationStep,
    readMap: options.readMap,
    run: async (call, callOptions = {}) => {
      const token = call.guestToken ?? options.getToken()
      const { data, error, response } = await send(call, token, callOptions)
      const { status } = response
      const hasBytes = status === 200 && data instanceof ArrayBuffer
      const read = hasBytes ? await call.readBytes?.(data, response) : null
      if (read) return read
      const body = parseBody(data ?? error, response.headers.get('Content-Type'))
      const retryAfter = response.headers.get('Retry-After')
      try {
        return await unwrap({ status, body, retryAfter, hadToken: token !== null }, call, timeZone)
      } catch (failure) {
        const hasExpired = failure instanceof ApiError && failure.isTokenExpired
        if (hasExpired && token !== null) options.onTokenExpired?.(token)
        throw failure
      }
    },
  }
}

/** Whether an address stands on the page's own origin: on others a header of ours would have to be allowed. */
function isOfThisPage(url: string): boolean {
  if (typeof location === 'undefined') return false
  return parseUrl(url, location.href)?.origin === location.origin
}

/**
 * Names one press. A browser whose connection is cut sends a call again by itself, with the same
 * headers. By this one the server before the back end knows that it has passed the press on already.
 */
function newPressId(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-')
}

/** The client parses the body of an error itself, as UTF-8 and with rounded numbers: it gets one text. */
async function withBodyAsText(response: Response): Promise<Response> {
  const { status, headers } = response
  const text = decodeText(await response.arrayBuffer(), headers.get('Content-Type'))
  return new Response(JSON.stringify(text), { status, headers })
}

/** Starts the time that a call may take. */
function startDeadline(milliseconds: number, caller?: AbortSignal): Deadline {
  const controller = new AbortController()
  let reason: 'timeout' | 'aborted' | null = null
  const end = (why: 'timeout' | 'aborted') => {
    reason ??= why
    controller.abort()
  }
  const abort = () => end('aborted')
  const timer = setTimeout(() => end('timeout'), milliseconds)
  caller?.addEventListener('abort', abort)
  return {
    signal: controller.signal,
    ended: () => reason,
    within: (work) =>
      new Promise((resolve, reject) => {
        controller.signal.addEventListener('abort', () => reject(new Error(reason ?? 'aborted')))
        work().then(resolve, reject)
      }),
    stop: () => {
      clearTimeout(timer)
      caller?.removeEventListener('abort', abort)
    },
  }
}
