import { createApi, profileQuery } from '@parking/api-client'
import { sampleSession } from '@parking/domain/testing'
import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { ok } from '@parking/runtime/testing'
import { openCity } from '@parking/runtime/testing/city'
import { accountUntil, readAccount, readProfile } from './readAccount.ts'

/** A page whose frame has asked for the profile before a parking began. */
async function openPage() {
  const url = 'https://city.example/api/profile/get-profile-v6?token=token-1'
  const before = await openCity().fetch(new Request(url))
  const city = openCity({ sessions: [{ plate: 'А123ВС116', minutesLeft: 60 }] })
  const api = createApi({
    baseUrl: 'https://city.example/',
    timeZone: 'Europe/Moscow',
    getToken: () => 'token-1',
    fetch: city.fetch,
    early: [{ url, sentAt: Date.now(), answer: Promise.resolve(before) }],
  })
  return { api, queryClient: new QueryClient() }
}

it('tells what has come of a payment by an account that was read after it', async () => {
  const { sessions } = await readProfile(await openPage())
  expect(sessions).toHaveLength(1)
})

it('leaves what the frame has asked for to the page itself', async () => {
  const { api, queryClient } = await openPage()
  const { sessions } = await queryClient.fetchQuery(profileQuery(api))
  expect(sessions).toHaveLength(0)
})

it.each([
  ['Действует', '2026-11-23 13:00:00', true],
  ['Ожидает оплаты', 'soon', true],
  ['Действует', 'soon', false],
  ['Active', '2026-11-23 13:00:00', false],
])(
  'proves by a session that is %s until %s what is missing: %s',
  async (status, endDate, isWhole) => {
    const city = openCity()
    const startDate = '2026-11-23 11:00:00'
    const session = { id: '1', transport: { numberTs: 'А123ВС116' }, startDate, endDate, status }
    city.fault = { 'get-profile-v6': () => ok({ email: '', sessions: [session] }) }
    const api = createApi({
      baseUrl: 'https://city.example/',
      timeZone: 'Europe/Moscow',
      getToken: () => 'token-1',
      fetch: city.fetch,
    })
    const context = { api, queryClient: new QueryClient(), clock: city.clock }
    expect(await readAccount(context, city.now)).toMatchObject({ isWhole })
  },
)

it('proves nothing by what is missing in an account of which later things are left out', () => {
  const session = sampleSession({ startsAt: 2_000 })
  const account = { sessions: [session], operations: [], isWhole: true, now: 3_000 }
  expect(accountUntil(account)).toEqual(account)
  expect(accountUntil(account, 1_000)).toEqual({ ...account, sessions: [], isWhole: false })
})
