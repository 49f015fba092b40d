/**
 * Makes what answers a back end's calls and counts the presses among them by their names. The last word of a
 * name says what goes wrong with the first call for it.
 *
 * @param {Map<string, number>} counts - takes how many calls came for each press
 * @param {Record<string, (request, response) => void>} troubles - by their names
 * @param {boolean} [keeps] - whether a connection is kept after an answer; true when absent
 */
export function countPresses(counts, troubles, keeps = true) {
  const answer = async (request, response) => {
    const name = new URLSearchParams(await readBody(request)).get('PaymentService')
    const came = (counts.get(name) ?? 0) + 1
    if (name !== null) counts.set(name, came)
    const trouble = came === 1 ? troubles[name?.split(' ').at(-1)] : undefined
    response.setHeader('access-control-allow-origin', '*')
    if (!keeps) letGo(request, response)
    if (trouble !== undefined) return trouble(request, response)
    response.setHeader('content-type', 'application/json')
    response.end('{"status":"ok","result":{"redirectURL":"https://pay.example/"}}')
  }
  return (request, response) => void answer(request, response)
}

/** Ends a connection after this answer. */
function letGo({ httpVersionMajor, stream }, response) {
  if (httpVersionMajor === 1) response.setHeader('connection', 'close')
  // It says GOAWAY at once, and stays until what is being answered has been.
  else stream.session.close()
}

/** Reads what a request carries. */
export async function readBody(request) {
  let body = ''
  for await (const chunk of request) body += chunk
  return body
}

/** What can go wrong over HTTP/1.1 once a call has come. */
export const troubles = { cut: ({ socket }) => socket.destroy(), 408: answerTooLate }

/** The same over HTTP/2; a GOAWAY says that this call was the last, and the cut comes after it. */
export const sessionTroubles = {
  cut: (_, { stream }) => stream.session.socket.destroy(),
  GOAWAY: (_, { stream: { session, id } }) => {
    session.goaway(0, id)
    setTimeout(() => session.destroy(), 50)
  },
  408: answerTooLate,
}

function answerTooLate(_, response) {
  response.statusCode = 408
  response.end()
}
