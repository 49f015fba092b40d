import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { slowCost } from '../test/slowCost.ts'
import { buildVectors } from '../test/vectors.ts'

const { vectors, inputs } = buildVectors()
const published: unknown = JSON.parse(
  readFileSync(new URL('../vectors.json', import.meta.url), 'utf8'),
)

test('what is published is what the package calculates', () => {
  expect(published).toEqual(JSON.parse(JSON.stringify(vectors)))
})

test.each(vectors.stays.map((stay, index) => [stay.name, stay, inputs[index]] as const))(
  '%s: the rules, minute by minute, say the same',
  (_name, stay, input) => {
    if (input === undefined) throw new Error('no input')
    const { total, full, discount, segments } = slowCost(input)
    expect(stay).toMatchObject({ total, full, discount })
    expect(stay.segments).toEqual(
      segments.map(({ minutes, hourlyPrice, cost }) => ({ minutes, hourlyPrice, cost })),
    )
  },
)
