import type { Answer } from './backEnd.ts'

/** The ways in which a call fails that no form can be the cause of, by what happens. */
export const failedAnswers: Readonly<Record<string, Answer>> = {
  'the back end breaks down': () =>
    Response.json({ status: 'error', errorName: 'UnknownError' }, { status: 500 }),
  'a page of an error comes': () =>
    new Response('<html><h1>500</h1></html>', {
      status: 500,
      headers: { 'content-type': 'text/html' },
    }),
  'the answer is cut in the middle': () =>
    new Response('{"status":"ok","resu', { headers: { 'content-type': 'application/json' } }),
  'the answer is of another shape': () => Response.json('ok'),
  'there is no connection': () => new TypeError('Failed to fetch'),
  'too many calls were made': () =>
    new Response('', { status: 429, headers: { 'retry-after': '30' } }),
}

/** Lets a call fail until it is mended. */
export function breakable(works: Answer) {
  const state = { fails: null as Answer | null }
  return {
    answer: ((call, own) => (state.fails ?? works)(call, own)) satisfies Answer,
    breakDown: (how: Answer) => {
      state.fails = how
    },
    mend: () => {
      state.fails = null
    },
  }
}
