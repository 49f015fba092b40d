import {
  createSender,
  operations,
  writeRequest,
  type Fields,
  type Send,
} from '@parking/conformance'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { operations as described, resolved } from '../../../openapi/readContract.ts'
import { isRecord } from './wire/input.ts'
import { COMPANY, findGuestToken } from './seed/demoAccounts.ts'
import { addressOf } from './testing/conformanceStage.ts'
import { openTest, type TestCity } from './testing/openTest.ts'

// A machine that is busy with other tests must not fail these.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let kazan: TestCity
let send: Send
let driver = ''
let company = ''
beforeAll(async () => {
  kazan = await openTest()
  const url = addressOf(kazan)
  const fetch = (request: Request) => kazan.sandbox.handle(request)
  send = createSender({ url, timeout: 30_000, fetch })
  driver = await kazan.login()
  const { inn, contract: contractNumber } = COMPANY
  const { body } = await kazan.form('/api/auth/login-corp-v1', { inn, contractNumber })
  company = String(body['token'])
})
afterAll(() => kazan.sandbox.close())

const byId = new Map(described.map(({ operation }) => [operation.operationId, operation]))

/** What the contract shows of a call's fields, wherever they stand. */
function shownFields(id: string): Fields {
  const { parameters = [], requestBody } = byId.get(id) ?? {}
  const named = parameters.map(resolved).map(({ name, example }) => [name, example] as const)
  const [media] = Object.values(requestBody?.content ?? {})
  const [example] = Object.values(media?.examples ?? {}).map((one) => resolved(one).value)
  const fields = { ...Object.fromEntries(named), ...(isRecord(example) ? example : {}) }
  const headers = new Set(['token', 'Token', 'Idempotency-Key'])
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => !headers.has(name))
      .map(([name, value]) => [name, String(value)]),
  )
}

test.each(operations)('$id refuses in its own words', async (operation) => {
  const words: unknown[] = byId.get(operation.id)?.['x-error-names'] ?? []
  const shown = shownFields(operation.id)
  const unknown: string[] = []
  const look = async (what: string, fields: Fields, token: string) => {
    const answer = await send(writeRequest(operation, fields, token))
    const status = answer.kind === 'lost' ? answer.why : answer.status
    const word =
      answer.kind === 'answered' && isRecord(answer.body) ? answer.body['errorName'] : undefined
    const isKnown = Number(status) < 500 && (word === undefined || words.includes(word))
    if (!isKnown) unknown.push(`${what}: ${status} ${String(word)}`)
  }
  await look('nobody', shown, '')
  await look('a guest', shown, findGuestToken('kazan'))
  for (const name of Object.keys(shown)) {
    for (const value of ['', ' ', 'x', '-1', '31/02/2026']) {
      const fields = { ...shown, [name]: value }
      await look(`${name} = '${value}' of a driver`, fields, driver)
      await look(`${name} = '${value}' of a company`, fields, company)
    }
  }
  expect(unknown).toEqual([])
})
