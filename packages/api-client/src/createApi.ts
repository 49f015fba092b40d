import type { Instant } from '@parking/pricing'
import createClient, { type Client } from 'openapi-fetch'
import { ApiError } from './ApiError.ts'
import { type Deadline, startDeadline } from './deadline.ts'
import type { Wire } from './decode.ts'
import { prepareRequest } from './prepareRequest.ts'
import type { paths } from './schema.gen.ts'
import { unwrap } from './unwrap.ts'

/** Whose account a client speaks for. */
export type AccountType = 'standart' | 'coop'

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
  /** The second part of every query's key; `standart` when absent. */
  readonly userType?: AccountType
  /** Whether the back end accepts the Idempotency-Key header; false when absent. */
  readonly idempotencyKey?: boolean
  /** The longest wait for an answer, in milliseconds; 30,000 when absent. */
  readonly timeoutMs?: number
  /**
   * Is told the server's time whenever an answer lets it be read, and when the call was sent by the
   * device's clock.
   */
  readonly onServerDate?: (date: Instant, sentAt: Instant) => void
}

/** What a caller may say of one call. */
export interface CallOptions {
  readonly signal?: AbortSignal
  /** One key for one intent to move money; sent only where the city accepts it. */
  readonly idempotencyKey?: string
}

/** What every call passes to the client that is generated from the contract. */
type SendOptions = {
  readonly signal: AbortSignal
  readonly headers: Record<string, string>
  readonly fetch: (request: Request) => Promise<Response>
}

/** Sends one call. */
type Send = (client: Client<paths>, options: SendOptions) => Promise<unknown>

/** How one call is sent and read. */
export interface Call<T> {
  readonly send: Send
  readonly decode: (result: unknown, answer: Wire) => T | Promise<T>
  readonly movesMoney?: boolean
}

/** A file, as it is told by its first bytes. */
export type FileKind = 'pdf' | 'xls'

/** A city's back end. Queries and commands take it as their first parameter. */
export interface Api {
  /** What the key of every query begins with: the city's id and the type of the account. */
  readonly scope: readonly [cityId: string, userType: AccountType]
  readonly timeZone: string
  /** Makes a call. @throws {ApiError} */
  readonly run: <T>(call: Call<T>, options?: CallOptions) => Promise<T>
  /** Fetches a file. @throws {ApiError} */
  readonly download: (send: Send, kind: FileKind, options?: CallOptions) => Promise<Blob>
}

/** The longest wait for an answer. */
const TIMEOUT_MS = 30_000

/** Makes the client of a city's back end. No call is ever tried again on its own. */
export function createApi(options: ApiOptions): Api {
  const { fetch = (request) => globalThis.fetch(request), timeoutMs = TIMEOUT_MS } = options
  const client = createClient<paths>({ baseUrl: options.baseUrl })
  client.use(prepareRequest(options.getToken))

  async function exchange<R>(
    send: Send,
    read: (response: Response) => Promise<R>,
    { signal, idempotencyKey }: CallOptions,
    movesMoney: boolean,
  ): Promise<{ status: number; body: R }> {
    const deadline = startDeadline(timeoutMs, signal)
    if (signal?.aborted) throw new ApiError({ kind: 'aborted' })
    const useKey = movesMoney && options.idempotencyKey === true && idempotencyKey !== undefined
    const headers: Record<string, string> = useKey ? { 'Idempotency-Key': idempotencyKey } : {}
    try {
      return await deadline.within(async () => {
        const sentAt = Date.now()
        const answers: Response[] = []
        // The client is only to write the request: the answer is read here, once and as it came.
        const keep = async (request: Request) => {
          answers.push(await fetch(request))
          return new Response(null, { status: 204 })
        }
        await send(client, { signal: deadline.signal, headers, fetch: keep })
        const [response] = answers
        if (response === undefined) throw new Error('no answer')
        tellDate(response, sentAt, options.onServerDate)
        return { status: response.status, body: await read(response) }
      })
    } catch (cause) {
      throw lost(cause, deadline, movesMoney)
    } finally {
      deadline.stop()
    }
  }

  return {
    scope: [options.cityId ?? options.baseUrl, options.userType ?? 'standart'],
    timeZone: options.timeZone,
    run: async ({ send, decode, movesMoney = false }, callOptions = {}) => {
      const hasToken = options.getToken() !== null
      const answer = await exchange(send, (one) => one.text(), callOptions, movesMoney)
      return unwrap(answer, { decode, movesMoney, hasToken })
    },
    download: async (send, kind, callOptions = {}) => {
      const hasToken = options.getToken() !== null
      const { status, body } = await exchange(send, (one) => one.arrayBuffer(), callOptions, false)
      const isFile = status === 200 && isFileOf(kind, new Uint8Array(body))
      if (isFile) return new Blob([body], { type: mediaTypes[kind] })
      const reading = { decode: refuse, movesMoney: false, hasToken }
      return unwrap({ status, body: new TextDecoder().decode(body) }, reading)
    },
  }
}

const mediaTypes: Record<FileKind, string> = {
  pdf: 'application/pdf',
  xls: 'application/vnd.ms-excel',
}

/** `%PDF`; the two containers that spreadsheets come in. */
const beginnings: Record<FileKind, readonly (readonly number[])[]> = {
  pdf: [[0x25, 0x50, 0x44, 0x46]],
  xls: [
    [0xd0, 0xcf, 0x11, 0xe0],
    [0x50, 0x4b, 0x03, 0x04],
  ],
}

function isFileOf(kind: FileKind, bytes: Uint8Array): boolean {
  return beginnings[kind].some((start) => start.every((byte, at) => bytes[at] === byte))
}

function refuse(): never {
  throw new Error('no file')
}

function lost(cause: unknown, deadline: Deadline, outcomeUnknown: boolean): ApiError {
  if (cause instanceof ApiError) return cause
  return new ApiError({ kind: deadline.ended() ?? 'network', cause, outcomeUnknown })
}

function tellDate(response: Response, sentAt: Instant, tell: ApiOptions['onServerDate']): void {
  const date = Date.parse(response.headers.get('Date') ?? '')
  if (!Number.isNaN(date)) tell?.(date, sentAt)
}
