import { cases, operations, sidesOf, tryCase, type Stage } from '@parking/conformance'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { handlers } from './handlers/index.ts'
import { createStage, createTestBed, demonstration } from './testing/conformanceStage.ts'
import { openTest, type TestCity } from './testing/openTest.ts'

// A machine that is busy with other tests must not fail these.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let city: TestCity
let stage: Stage
beforeAll(async () => {
  city = await openTest()
  stage = createStage(city, { ...demonstration, testBed: createTestBed(city) })
})
afterAll(() => city.sandbox.close())

test('every call of the contract has a handler and a case', () => {
  const ids = operations.map(({ id }) => id)
  expect(ids.filter((id) => !handlers[id])).toEqual([])
  expect(ids.filter((id) => !cases[id])).toEqual([])
  expect(Object.keys(cases).filter((id) => !ids.includes(id))).toEqual([])
})

describe.each(operations)('$id', (operation) => {
  test.each(sidesOf(operation))('answers a %s request as the contract has it', async (side) => {
    await city.control('/reset', { scenario: 'driver with a lot of money' })
    await stage.begin()
    expect(await tryCase(stage, operation, side)).toEqual({ kind: 'passed' })
    expect(await stage.cleanUp()).toEqual([])
  })
})
