import { Ajv2020 } from 'ajv/dist/2020.js'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { findDifferences, type Questions, vectorsText } from '../test/vectors.ts'
import { plateTypes } from './plateTypes.ts'
import { tidyPlate } from './tidyPlate.ts'

const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')
const published = read('vectors.json')
const vectors: Questions = JSON.parse(published)

test('what is published is what the package answers', () => {
  expect(findDifferences(vectors)).toEqual([])
  expect(published).toBe(vectorsText(vectors))
})

test('there is a plate of every type, and every reason for a refusal', () => {
  for (const { type } of plateTypes) expect(published).toContain(`"type":"${type}"`)
  for (const error of ['empty', 'tooLong', 'format', 'parked', 'duplicate'])
    expect(published).toContain(`"error":"${error}"`)
})

test('every text is whole, so that any language can hold it', () => {
  expect(vectors.plates.filter(({ input }) => !input.isWellFormed())).toEqual([])
})

describe('the schema', () => {
  // A format may be left out at the end of the arguments.
  const ajv = new Ajv2020({ strictTuples: false, allowUnionTypes: true })
  const fits = ajv.compile(JSON.parse(read('vectors.schema.json')))
  const row = vectors.plates.find(({ input }) => input === 'А123ВС77')

  test('fits what is published', () => {
    expect(fits(JSON.parse(published))).toBe(true)
  })

  test.each([
    ['nothing but its keys', { ...vectors, version: 1 }],
    ['no other answers', { ...vectors, plates: [{ ...row, region: '77' }] }],
    ['every answer', { ...vectors, plates: [{ input: 'А123ВС77' }] }],
    ['functions that exist', { ...vectors, calls: [{ function: 'f', arguments: [], answer: 1 }] }],
    [
      'their arguments',
      { ...vectors, calls: [{ function: 'findRegion', arguments: [77], answer: null }] },
    ],
  ])('knows %s', (_, wrong) => {
    expect(fits({ ...wrong, $schema: '' })).toBe(false)
  })
})

test('VECTORS.md lists all that is dropped', () => {
  const [, list = ''] = /```text separators\n([^]*?)```/.exec(read('VECTORS.md')) ?? []
  const named = new Set(
    list
      .trim()
      .split(/,\s+/)
      .flatMap((range) => {
        const [first = NaN, last = first] = range.split('-').map((hex) => Number.parseInt(hex, 16))
        return Array.from({ length: last - first + 1 }, (_, at) => first + at)
      }),
  )
  const characters = Array.from({ length: 0x11_00_00 }, (_, point) => point)
    // Other planes hold ideographs, or nothing.
    .filter((point) => !named.has(point) && [0, 1, 14].includes(point >> 16))
    .map((point) => String.fromCodePoint(point).toWellFormed())
    .join('')
  expect(tidyPlate(String.fromCodePoint(...named))).toBe('')
  expect(tidyPlate(characters).length).toBe(characters.length)
})
