import { IncomingMessage, type ServerResponse } from 'node:http'
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2'

/** What can be done with an answer over either version of HTTP. */
interface Answer {
  statusCode: number
  setHeader(name: string, value: string): unknown
  end(): unknown
  end(text: string): unknown
}

/** Lets something go wrong with a call. */
type Trouble<Request, Response> = (request: Request, response: Response) => void

/**
 * Makes what answers a back end's calls and counts the presses among them by their names. The last word of a
 * name says what goes wrong with the first call for it.
 *
 * @param counts - takes how many calls came for each press
 * @param troubles - by their names
 * @param keeps - whether a connection is kept after an answer
 */
export function countPresses<
  Request extends IncomingMessage | Http2ServerRequest,
  Response extends Answer,
>(
  counts: Map<string, number>,
  troubles: Readonly<Record<string, Trouble<Request, Response>>>,
  keeps = true,
): (request: Request, response: Response) => void {
  const answer = async (request: Request, response: Response) => {
    const name = new URLSearchParams(await readBody(request)).get('PaymentService')
    const came = (counts.get(name ?? '') ?? 0) + 1
    if (name !== null) counts.set(name, came)
    const trouble = came === 1 ? troubles[name?.split(' ').at(-1) ?? ''] : undefined
    response.setHeader('access-control-allow-origin', '*')
    if (!keeps) letGo(request, response)
    if (trouble !== undefined) return trouble(request, response)
    response.setHeader('content-type', 'application/json')
    response.end('{"status":"ok","result":{"redirectURL":"https://pay.example/"}}')
  }
  return (request, response) => void answer(request, response)
}

/** Ends a connection after this answer. */
function letGo(request: IncomingMessage | Http2ServerRequest, response: Answer): void {
  if (request instanceof IncomingMessage) response.setHeader('connection', 'close')
  // It says GOAWAY at once, and stays until what is being answered has been.
  else request.stream.session?.close()
}

/** Reads what a request carries. */
export async function readBody(request: AsyncIterable<unknown>): Promise<string> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  return body
}

/** What can go wrong over HTTP/1.1 once a call has come. */
export const troubles: Readonly<Record<'cut' | 408, Trouble<IncomingMessage, ServerResponse>>> = {
  cut: ({ socket }) => void socket.destroy(),
  408: answerTooLate,
}

/** The same over HTTP/2; a GOAWAY says that this call was the last, and the cut comes after it. */
export const sessionTroubles: Readonly<
  Record<'cut' | 'GOAWAY' | 408, Trouble<Http2ServerRequest, Http2ServerResponse>>
> = {
  cut: (_, { stream }) => void stream.session?.socket.destroy(),
  GOAWAY: (_, { stream: { session, id } }) => {
    session?.goaway(0, id)
    setTimeout(() => session?.destroy(), 50)
  },
  408: answerTooLate,
}

function answerTooLate(_: unknown, response: Answer): void {
  response.statusCode = 408
  response.end()
}
