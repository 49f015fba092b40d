import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { handlers } from './handlers/index.ts'
import { plain } from './cases/Case.ts'
import { cases } from './cases/cases.ts'
import { Stage } from './cases/Stage.ts'
import { openTest } from './testing/openTest.ts'
import { operations } from './testing/operations.ts'

// A machine that is busy with other tests must not fail these.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let stage: Stage
beforeAll(async () => {
  stage = new Stage(await openTest())
})
afterAll(() => stage.city.sandbox.close())

test('every call of the contract has a handler and a case', () => {
  const ids = operations.map(({ id }) => id)
  expect(ids.filter((id) => !handlers[id])).toEqual([])
  expect(ids.filter((id) => !cases[id])).toEqual([])
  expect(Object.keys(cases).filter((id) => !ids.includes(id))).toEqual([])
})

describe.each(operations)('$id', (operation) => {
  const { as = 'driver', good, json } = cases[operation.id] ?? plain

  test('answers a good request', async () => {
    await stage.begin('driver with a lot of money')
    const token = await stage.tokenOf(as)
    const fields = typeof good === 'function' ? await good(stage) : good
    const answer =
      json === undefined
        ? await stage.call(operation, fields, token)
        : await stage.city.json(operation.path, json, token)
    const done = answer.type.includes('json')
      ? /^ok$/i.test(String(answer.body['status']))
      : answer.bytes.length > 500
    const refusal = done ? null : answer.body
    expect({ status: answer.status, refusal }).toEqual({ status: 200, refusal: null })
  })
})

describe.each(operations.filter(({ id }) => cases[id]?.bad ?? cases[id]?.badToken))(
  '$id',
  (operation) => {
    const { as = 'driver', bad = {}, badToken, refusedBy } = cases[operation.id] ?? plain

    test('refuses a bad request in words of the contract', async () => {
      await stage.begin('driver')
      const token = badToken ?? (await stage.tokenOf(as))
      const answer = await stage.call(operation, bad, token)
      expect(answer.status).toBe(200)
      expect(answer.body).toMatchObject({
        status: expect.stringMatching(/^error$/i),
        [refusedBy ?? 'errorName']: expect.stringMatching(/./),
      })
    })
  },
)
