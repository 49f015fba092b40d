import { describe, expect, test } from 'vitest'
import type { Answer } from './Answer.ts'
import { findBreaches } from './findBreaches.ts'
import { contract, operations, resolve, type Operation } from './operations.ts'
import { asRecord, isRecord } from './record.ts'

type Place = readonly (string | number)[]

function answered(body: unknown, type = 'application/json', status = 200): Answer {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const bytes = new TextEncoder().encode(text)
  return {
    kind: 'answered',
    status,
    type,
    bytes,
    body: typeof body === 'string' ? undefined : body,
    at: 0,
  }
}

/** What the document shows of a call's answers. */
function examples({ path, method }: Operation): readonly unknown[] {
  const call = asRecord(asRecord(asRecord(contract['paths'])[path])[method.toLowerCase()])
  const good = resolve(asRecord(call['responses'])['200'])
  const shown = asRecord(asRecord(asRecord(good['content'])['application/json'])['examples'])
  return Object.values(shown).map((example) => resolve(example)['value'])
}

const below = (name: string | number, inner: readonly Place[]): readonly Place[] =>
  inner.map((place) => [name].concat(place))

/** Every place of a value, the whole left out. */
function places(value: unknown): readonly Place[] {
  if (typeof value !== 'object' || value === null) return []
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return entries.flatMap(([name, inner]) => below(name, [[], ...places(inner)]))
}

const at = (value: unknown, place: Place) =>
  place.reduce<unknown>((whole, step) => Reflect.get(Object(whole), step), value)

/** A copy in which one place holds something else, or nothing. */
function changed(value: unknown, place: Place, other: unknown): unknown {
  const copy: unknown = structuredClone(value)
  const holder = Object(at(copy, place.slice(0, -1)))
  const last = place.at(-1) ?? ''
  if (other === undefined) Reflect.deleteProperty(holder, last)
  else Reflect.set(holder, last, other)
  return copy
}

/** The places that a schema asks for in a value. */
function required(schema: unknown, value: unknown): readonly Place[] {
  const { required: names = [], properties, items, allOf = [], oneOf = [] } = resolve(schema)
  const parts = [allOf, oneOf].flatMap((list) => (Array.isArray(list) ? list : []))
  const fromParts = parts.flatMap((part) => required(part, value))
  if (Array.isArray(value)) {
    return value.flatMap((one, index) => below(index, required(items, one)))
  }
  if (!isRecord(value)) return fromParts
  const own = Array.isArray(names) ? names.map((name) => [String(name)]) : []
  const inner = Object.entries(asRecord(properties)).flatMap(([name, part]) =>
    below(name, required(part, value[name])),
  )
  return [...fromParts, ...own, ...inner].filter((place) => at(value, place) !== undefined)
}

/** What an example shows beside what the document describes. */
const UNDESCRIBED = new Set(['checkCaptcha captcha', 'checkCaptcha id_session'])

const schemaOf = ({ answers }: Operation) => answers.get(200)?.get('application/json')

describe.each(operations)('$id', (operation) => {
  test('its examples keep the document', () => {
    for (const example of examples(operation)) {
      expect(findBreaches(operation, answered(example))).toEqual([])
    }
  })

  test('a wrong type is found in each field, and named', () => {
    for (const example of examples(operation)) {
      for (const place of places(example)) {
        if (UNDESCRIBED.has(`${operation.id} ${place.join('/')}`)) continue
        const old = at(example, place)
        const wrong = isRecord(old) || Array.isArray(old) ? 7 : [[7]]
        const breaches = findBreaches(operation, answered(changed(example, place, wrong)))
        expect(breaches.join()).toContain(`/${place.join('/')}`)
      }
    }
  })

  test('each field that must be there is missed, and named', () => {
    for (const example of examples(operation)) {
      for (const place of required(schemaOf(operation), example)) {
        const breaches = findBreaches(operation, answered(changed(example, place, undefined)))
        expect(breaches.join()).toContain(`'${place.at(-1)}'`)
      }
    }
  })

  test('an error that nobody knows is found', () => {
    const answer = answered({ status: 'error', errorName: 'Teapot' })
    expect(findBreaches(operation, answer).join()).toMatch(/\/errorName .*"Teapot"/)
  })
})
