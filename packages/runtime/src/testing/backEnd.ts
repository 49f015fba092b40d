/** A call as the back end receives it. */
interface ReceivedCall {
  readonly path: string
  readonly fields: Readonly<Record<string, string>>
  readonly signal: AbortSignal
  /** Whether the call goes on when its page is closed. */
  readonly keepalive: boolean
}

/** Answers a call: with a body, with a file, or with an error that stands for a broken network. */
export type Answer = (call: ReceivedCall) => unknown

/** A back end that answers by path and remembers what it was asked. */
export interface BackEnd {
  readonly fetch: (request: Request) => Promise<Response>
  readonly calls: ReceivedCall[]
  /** The calls whose path ends in a name. */
  readonly callsOf: (name: string) => readonly ReceivedCall[]
}

/** Answers of a back end by the end of a call's path; calls of no name are refused. */
export function backEnd(answers: Readonly<Record<string, Answer>>): BackEnd {
  const calls: ReceivedCall[] = []
  return {
    calls,
    callsOf: (name) => calls.filter(({ path }) => path.endsWith(name)),
    fetch: async (request) => {
      const { pathname, searchParams } = new URL(request.url)
      const body = request.method === 'GET' ? '' : await request.text()
      const isJson = request.headers.get('content-type')?.includes('json') === true
      const sent = isJson ? readJson(body) : new URLSearchParams(body)
      const fields = Object.fromEntries([...searchParams, ...sent])
      const call = { path: pathname, fields, signal: request.signal, keepalive: request.keepalive }
      calls.push(call)
      const name = Object.keys(answers).find((end) => pathname.endsWith(end))
      const answer = name === undefined ? undefined : await answers[name]?.(call)
      if (answer === undefined) return Response.json({ status: 'error', errorName: 'UnknownError' })
      if (answer instanceof Error) throw answer
      return answer instanceof Response ? answer : Response.json(answer)
    },
  }
}

function readJson(body: string): [string, string][] {
  const parsed: unknown = JSON.parse(body)
  return Object.entries(parsed ?? {}).map(([name, value]) => [name, String(value)])
}

/** A good answer. */
export function ok(result: unknown, more: object = {}): object {
  return { status: 'ok', result, ...more }
}

/** A refusal by name. */
export function refusal(errorName: string, more: object = {}): object {
  return { status: 'error', errorName, ...more }
}

/** An answer that comes when the test says so. */
export function later(): { readonly answer: Answer; readonly come: (body: unknown) => void } {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  return { answer: () => promise, come: resolve }
}
