import { withResolvers } from '@parking/domain/testing'
/** A call as the back end receives it. */
export interface ReceivedCall {
  readonly path: string
  /** The last part of the path: `start`, `cost`. */
  readonly name: string
  readonly fields: Readonly<Record<string, string>>
  /** The Idempotency-Key. */
  readonly key: string | null
  readonly signal: AbortSignal
  /** Whether the call goes on when its page is closed. */
  readonly keepalive: boolean
}

/** The back end's own answer as it is on the wire. */
interface OwnAnswer {
  readonly result?: object
}

/**
 * Answers a call in the back end's place: with a body, with a file, or with an error that stands for a
 * broken network. It may ask for the back end's own answer and change it; undefined leaves that as it is.
 */
export type Answer = (call: ReceivedCall, own: () => Promise<OwnAnswer>) => unknown

/** What is answered in the back end's place, by the end of a call's path; `*` is every other call. */
export type Fault = Readonly<Record<string, Answer>>

/** A back end that remembers what it was asked. */
export interface BackEnd {
  readonly fetch: (request: Request) => Promise<Response>
  readonly calls: readonly ReceivedCall[]
  /** The calls whose path ends in a name. */
  readonly callsOf: (name: string) => readonly ReceivedCall[]
}

/**
 * A back end that remembers what it was asked, and answers as a test says where a test says anything.
 * By itself it refuses.
 */
export class FaultyBackEnd implements BackEnd {
  readonly calls: ReceivedCall[] = []
  /** Whether calls reach the back end. */
  isReachable = true
  fault: Fault

  constructor(fault: Fault = {}) {
    this.fault = fault
  }

  readonly callsOf = (name: string): readonly ReceivedCall[] =>
    this.calls.filter((call) => endsIn(call, name))

  readonly fetch = async (request: Request): Promise<Response> => {
    const body = request.method === 'GET' ? '' : await request.text()
    const call = readCall(request, body)
    this.calls.push(call)
    if (!this.isReachable) throw noConnection
    let heard: Response | undefined
    const own = async (): Promise<OwnAnswer> => {
      heard = await this.own(request, body)
      const answer: OwnAnswer = JSON.parse(await heard.clone().text())
      return answer
    }
    const found = Object.keys(this.fault).find((name) => endsIn(call, name)) ?? '*'
    const answer = await this.fault[found]?.(call, own)
    if (answer instanceof Error) throw answer
    if (answer instanceof Response) return answer
    return answer === undefined ? (heard ?? this.own(request, body)) : Response.json(answer)
  }

  /** What the back end itself answers. */
  protected async own(_request: Request, _body: string): Promise<Response> {
    return Response.json(refusal('UnknownError'))
  }
}

/** A back end that has only the answers that are given, and refuses everything else. */
export function backEnd(answers: Fault): BackEnd {
  return new FaultyBackEnd(answers)
}

function endsIn({ path }: ReceivedCall, name: string): boolean {
  return path.endsWith(name.startsWith('/') ? name : `/${name}`)
}

function readCall(request: Request, body: string): ReceivedCall {
  const { pathname: path, searchParams } = new URL(request.url)
  const { headers, signal, keepalive } = request
  const isJson = headers.get('content-type')?.includes('json') === true
  const sent = isJson ? readJson(body) : new URLSearchParams(body)
  return {
    path,
    name: path.split('/').at(-1) ?? '',
    fields: Object.fromEntries([...searchParams, ...sent]),
    key: headers.get('Idempotency-Key'),
    signal,
    keepalive,
  }
}

/** The fields of JSON, whose lists are written with commas. */
function readJson(body: string): [string, string][] {
  const parsed: unknown = JSON.parse(body)
  return Object.entries(parsed ?? {}).map(([name, value]) => [name, String(value)])
}

/** An answer that never comes. */
export const waits: Answer = () => new Promise(() => {})

/** No answer: the connection is cut. */
export const fails: Answer = () => noConnection

/** A good answer. */
export function ok(result: unknown, more: object = {}): object {
  return { status: 'ok', result, ...more }
}

/** A refusal by name. */
export function refusal(errorName: string, more: object = {}): object {
  return { status: 'error', errorName, ...more }
}

/** The back end's own answer, whose result is changed, or has these fields instead of its own. */
export function changed(change: object | ((result: object) => unknown)): Answer {
  return async (_call, own) => {
    const { result = {}, ...answer } = await own()
    const otherwise = typeof change === 'function' ? change(result) : { ...result, ...change }
    return { ...answer, result: otherwise }
  }
}

/** The back end's own answer, a part of which is written in another way, wherever it stands. */
export function misspelt(part: string, otherwise: string): Answer {
  return async (_call, own) => {
    const answer: unknown = JSON.parse(JSON.stringify(await own()).replaceAll(part, otherwise))
    return answer
  }
}

/** What stands for a broken network. */
export const noConnection = new TypeError('Failed to fetch')

/** The back end does what it is asked, and nobody hears its answer. */
export const lostAnswer: Answer = async (_call, own) => {
  await own()
  return noConnection
}

/** An answer that comes when the test says so. */
export function later(): { readonly answer: Answer; readonly come: (body: unknown) => void } {
  const { promise, resolve } = withResolvers<unknown>()
  return { answer: () => promise, come: resolve }
}
