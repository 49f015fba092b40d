import { afterEach, expect, test } from 'vitest'
import { NOON, openTest, type TestCity } from './testing/openTest.ts'

let kazan: TestCity
afterEach(() => kazan.sandbox.close())

const settings = 'http://localhost/sandbox/kazan/api/info/get-options-info-v3'
const dateOfAnswer = async () => {
  const { headers } = await kazan.sandbox.handle(new Request(settings))
  return Date.parse(headers.get('date') ?? '')
}

test("an answer carries the time of the city's clock", async () => {
  kazan = await openTest()
  expect(await dateOfAnswer()).toBe(NOON)
  await kazan.control('/clock', { move: 45 * 60_000 })
  expect(await dateOfAnswer()).toBe(NOON + 45 * 60_000)
})
