import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { buildVectors } from '../test/vectors.ts'

const vectors = buildVectors()

test('what is published is what the package answers', () => {
  const published: unknown = JSON.parse(
    readFileSync(new URL('../vectors.json', import.meta.url), 'utf8'),
  )
  expect(published).toEqual(JSON.parse(JSON.stringify(vectors)))
})

test('there is a plate of every type, and every reason for a refusal that a plate can have', () => {
  const types = vectors.plates.map(({ recognised }) => recognised?.type)
  expect(types).toEqual(expect.arrayContaining(['standart', 'taxi', 'trailer', 'outbound']))
  const errors = vectors.plates.map(({ check }) => (check.ok ? null : check.error))
  expect(errors).toEqual(expect.arrayContaining([null, 'empty', 'tooLong', 'format']))
})
