import createClient from 'openapi-fetch'
import * as v from 'valibot'
import type { Row } from '../Row.ts'

const parseBody = 'packages/api-client/src/parseBody.test.ts'
const decode = 'packages/api-client/src/decode.test.ts'
const untidy = 'packages/api-client/src/untidy.test.ts'
const bytes = (...all: number[]): Uint8Array<ArrayBuffer> => new Uint8Array(all)
/** “Да” as PHP of an old Windows writes it. */
const windows1251 = bytes(0xc4, 0xe0)

/** The address that a call of a query gets. */
async function addressOf(query: Record<string, unknown>): Promise<string> {
  let asked = ''
  const client = createClient<Record<string, never>>({
    baseUrl: 'https://city.example',
    fetch: async ({ url }) => {
      asked = url
      return Response.json({})
    },
  })
  await Reflect.apply(client.GET, client, ['/x', { params: { query } }])
  return asked.slice('https://city.example'.length)
}

export const backEnds: readonly Row[] = [
  {
    behaviour: 'A number of 17 digits (the UIN of a fine, the number of a payment) is rounded',
    of: 'Node',
    see: () => String(JSON.parse('18810578201234567891')),
    seen: '18810578201234567000',
    heldBy: parseBody,
  },
  {
    behaviour: 'A reviver is told the digits themselves',
    of: 'Node',
    see: () =>
      // The types of the language know no third argument yet.
      Reflect.apply(JSON.parse, JSON, [
        '18810578201234567891',
        (_key: string, _value: unknown, context?: { readonly source?: string }) =>
          String(context?.source),
      ]),
    seen: '18810578201234567891',
    heldBy: parseBody,
  },
  {
    behaviour: 'A byte order mark before JSON is an error to JSON.parse, none to Response',
    of: 'Node',
    see: async () => [
      await new Response('\uFEFF{"a":1}').json(),
      await Promise.resolve('\uFEFF{"a":1}')
        .then(JSON.parse)
        .catch(({ name }: Error) => name),
    ],
    seen: [{ a: 1 }, 'SyntaxError'],
    heldBy: parseBody,
  },
  {
    behaviour: 'Response reads every text as UTF-8, whatever charset its header names',
    of: 'Node',
    see: async () =>
      new Response(windows1251, {
        headers: { 'content-type': 'application/json; charset=windows-1251' },
      }).text(),
    seen: '\uFFFD\uFFFD',
    heldBy: parseBody,
  },
  {
    behaviour:
      'TextDecoder reads windows-1251, and says no to bytes that are no UTF-8 if it is asked to',
    of: 'Node',
    see: () => [
      new TextDecoder('windows-1251').decode(windows1251),
      (() => {
        try {
          return new TextDecoder('utf-8', { fatal: true }).decode(windows1251)
        } catch (error) {
          return error instanceof Error ? error.name : ''
        }
      })(),
    ],
    seen: ['Да', 'TypeError'],
    heldBy: parseBody,
  },
  {
    behaviour: 'Of a key that stands twice the last counts',
    of: 'Node',
    see: () => JSON.parse('{"cost":100,"cost":0}'),
    seen: { cost: 0 },
    heldBy: untidy,
  },
  {
    behaviour: 'An empty text and a blank are the number 0, and 0x10 is 16',
    of: 'Node',
    see: () => [Number(''), Number(' '), Number('0x10'), Number('1,5'), Number('1 500')],
    seen: [0, 0, 16, null, null],
    heldBy: decode,
  },
  {
    behaviour: 'parseFloat stops at a comma or a space and says nothing',
    of: 'Node',
    see: () => [parseFloat('1,5'), parseFloat('1 500')],
    seen: [1, 1],
    heldBy: decode,
  },
  {
    behaviour: 'An empty answer is no JSON',
    of: 'Node',
    see: () => new Response(null, { status: 204 }).json(),
    seen: 'throws SyntaxError',
    heldBy: 'packages/api-client/src/call.test.ts',
  },
  {
    behaviour: 'A header takes no Cyrillic letter',
    of: 'Node',
    see: () => new Headers({ 'x-key': 'ключ' }).get('x-key'),
    seen: 'throws TypeError',
    heldBy: 'packages/api-client/src/call.test.ts',
  },
  {
    behaviour: 'A form writes a space as +, and line ends of a multipart value as CR LF',
    of: 'Node',
    see: async () => {
      const form = new FormData()
      form.set('text', 'а\nб')
      return [
        new URLSearchParams({ name: 'А 1' }).toString(),
        (await new Response(form).text()).includes('а\r\nб'),
      ]
    },
    seen: ['name=%D0%90+1', true],
    heldBy: 'packages/api-client/src/calls.test.ts',
  },
  {
    behaviour: 'A value that is undefined or null is left out of an address',
    of: 'openapi-fetch',
    see: () => addressOf({ zone: '101', parking: undefined, place: null }),
    seen: '/x?zone=101',
    heldBy: 'packages/api-client/src/calls.test.ts',
  },
  {
    behaviour: 'An array is a parameter for each of its values',
    of: 'openapi-fetch',
    see: () => addressOf({ zone: ['101', '102'] }),
    seen: '/x?zone=101&zone=102',
    heldBy: 'packages/api-client/src/calls.test.ts',
  },
  {
    behaviour: 'NaN is no number, Infinity is one',
    of: 'valibot',
    see: () => [v.is(v.number(), NaN), v.is(v.number(), Infinity)],
    seen: [false, true],
    heldBy: untidy,
  },
  {
    behaviour: 'A list is an object, where all of its keys are optional',
    of: 'valibot',
    see: () => v.is(v.object({ zones: v.optional(v.string()) }), []),
    seen: true,
    guess: false,
    heldBy: untidy,
  },
  {
    behaviour: 'Half a surrogate pair is a text like others',
    of: 'valibot',
    see: () => v.is(v.string(), '\uD83D'),
    seen: true,
    heldBy: untidy,
  },
  {
    behaviour: 'An ISO date is not looked up in the calendar: 31 February passes',
    of: 'valibot',
    see: () => v.is(v.pipe(v.string(), v.isoDate()), '2026-02-31'),
    seen: true,
    heldBy: decode,
  },
]
