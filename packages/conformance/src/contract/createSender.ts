import type { Answer } from './Answer.ts'
import type { WireRequest } from './writeRequest.ts'

/** Sends a request and waits for its answer; it never fails and never tries again. */
export type Send = (request: WireRequest) => Promise<Answer>

/** How a back end is reached. */
export interface Connection {
  /** The address of the back end, without the path of a call. */
  readonly url: string
  /** The longest wait for a whole answer, in milliseconds. */
  readonly timeout: number
  readonly fetch: (request: Request) => Promise<Response>
}

/** Makes what sends requests to a back end. */
export function createSender({ url, timeout, fetch }: Connection): Send {
  const base = url.replace(/\/+$/, '')
  return async ({ method, path, headers, body }) => {
    const signal = AbortSignal.timeout(timeout)
    const late = new Promise<Answer>((resolve) => {
      const why = `no answer within ${timeout} ms`
      signal.addEventListener('abort', () => resolve({ kind: 'lost', why }))
    })
    const options = { method, headers, signal, redirect: 'manual' } as const
    const request = new Request(base + path, body === undefined ? options : { ...options, body })
    return Promise.race([late, read(fetch, request)])
  }
}

async function read(fetch: Connection['fetch'], request: Request): Promise<Answer> {
  try {
    const response = await fetch(request)
    const bytes = new Uint8Array(await response.arrayBuffer())
    const type = response.headers.get('content-type') ?? ''
    const at = Date.parse(response.headers.get('date') ?? '')
    return {
      kind: 'answered',
      status: response.status,
      type,
      bytes,
      body: parse(new TextDecoder().decode(bytes)),
      at: Number.isNaN(at) ? Date.now() : at,
    }
  } catch (error) {
    return { kind: 'lost', why: `the connection broke: ${reason(error)}` }
  }
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return error.cause instanceof Error && error.cause.message !== ''
    ? error.cause.message
    : error.message
}

function parse(text: string): unknown {
  try {
    const parsed: unknown = JSON.parse(text)
    return parsed
  } catch {
    return undefined
  }
}
