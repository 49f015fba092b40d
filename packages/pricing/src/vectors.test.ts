import { Ajv2020 } from 'ajv/dist/2020.js'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { slowCost } from '../test/slowCost.ts'
import { findDifferences, type Questions, vectorsText } from '../test/vectors.ts'
import { calculateCost } from './calculateCost.ts'

const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')
const published = read('vectors.json')
const vectors: Questions = JSON.parse(published)

test('what is published is what the package answers', () => {
  expect(findDifferences(vectors)).toEqual([])
  expect(published).toBe(vectorsText(vectors))
})

test.each(vectors.stays.map(({ name, input }) => [name, input] as const))(
  '%s: the rules, minute by minute, say the same',
  (_name, input) => {
    const { total, full, discount, segments } = calculateCost(input)
    expect(slowCost(input)).toEqual({
      total,
      full,
      discount,
      segments: segments.map(({ minutes, hourlyPrice, benefit, cost }) => ({
        minutes,
        hourlyPrice,
        benefit,
        cost,
      })),
    })
  },
)

describe('the schema', () => {
  // What may be left out stands at the end of the arguments.
  const ajv = new Ajv2020({ strictTuples: false, allowUnionTypes: true })
  for (const name of ['tariff.schema.json', 'calendar.schema.json'])
    ajv.addSchema(JSON.parse(read(name)), name)
  const fits = ajv.compile(JSON.parse(read('vectors.schema.json')))
  const [stay] = vectors.stays

  test('fits what is published', () => {
    expect(fits(JSON.parse(published))).toBe(true)
  })

  test.each([
    ['nothing but its keys', { ...vectors, version: 1 }],
    ['no other answers', { ...vectors, stays: [{ ...stay, total: 1 }] }],
    [
      'where the category belongs',
      { ...vectors, stays: [{ ...stay, input: { ...stay?.input, category: 'A' } }] },
    ],
    [
      'what a tariff is',
      { ...vectors, stays: [{ ...stay, input: { ...stay?.input, zone: { tariff: {} } } }] },
    ],
    ['functions that exist', { ...vectors, calls: [{ function: 'f', arguments: [], answer: 1 }] }],
    [
      'their arguments',
      { ...vectors, calls: [{ function: 'roublesWord', arguments: ['1'], answer: 'рубль' }] },
    ],
  ])('knows %s', (_, wrong) => {
    expect(fits({ ...wrong, $schema: '' })).toBe(false)
  })
})
