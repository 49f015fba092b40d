import { profileQuery } from '@parking/api-client'
import { changed, createTestContext, memoryStorage } from '@parking/runtime/testing'
import { type CityBackEnd, openCity } from '@parking/runtime/testing/city'
import { describe, expect, it } from 'vitest'
import { readProfile } from '../account/readAccount.ts'
import type { Owner } from '../charge/ChargeState.ts'
import { renewKind } from '../kinds/renewKind.ts'
import { believeAnswers } from './believeAnswers.ts'

const minute = 60_000
const plate = 'А123ВС116'

const driver: Owner = { name: 'driver@example.com', session: null }
const otherDriver: Owner = { name: 'other@example.com', session: null }

/** A page over an account that is late for ever; its time passes only as a test has it pass. */
async function openPage(city = cityWithOne(), storage = memoryStorage(), owner = driver) {
  const context = await createTestContext({
    fetch: city.fetch,
    token: 'token-1',
    storage,
    clock: { ...city.clock, wait: () => new Promise(() => undefined) },
  })
  const { queryKey } = profileQuery(context.api)
  await readProfile(context)
  return {
    city,
    context,
    storage,
    answers: believeAnswers(context, async () => owner),
    shown: () => context.queryClient.getQueryData(queryKey)?.sessions ?? [],
    sessions: async () => {
      await readProfile(context)
      return context.queryClient.getQueryData(queryKey)?.sessions ?? []
    },
  }
}

function cityWithOne(): CityBackEnd {
  return openCity({ sessions: [{ plate, minutesLeft: 60 }] })
}

describe('believeAnswers', () => {
  it('shows the end that was told, and lets the session be extended from there at once', async () => {
    const { answers, city, context, sessions } = await openPage()
    const endsAt = city.now + 90 * minute
    answers.believe({ kind: 'isExtended', reservationId: '1', endsAt, sum: null }, driver)
    expect(await sessions()).toMatchObject([{ reservationId: '1', endsAt }])
    const intent = { reservationId: '1', plate, zone: '101', endsAt, durationMinutes: 30 }
    expect(await renewKind.checkBefore?.(intent, context)).toBeNull()
  })

  it('keeps away what was ended, though the account shows it only later', async () => {
    const { answers, city, sessions } = await openPage()
    city.fault = { 'get-profile-v6': changed({ sessions: [] }) }
    answers.believe({ kind: 'isOver', reservationId: '1' }, driver)
    expect(await sessions()).toEqual([])
    city.fault = {}
    city.pass(2 * minute)
    expect(await sessions()).toEqual([])
  })

  it('believes an account that says otherwise for five minutes, and another one at once', async () => {
    const { answers, city, sessions } = await openPage()
    answers.believe({ kind: 'isOver', reservationId: '1' }, driver)
    expect(await sessions()).toEqual([])
    city.pass(5 * minute)
    expect(await sessions()).toHaveLength(1)
    answers.believe({ kind: 'isOver', reservationId: '1' }, driver)
    answers.leave()
    expect(await sessions()).toHaveLength(1)
  })

  it('is believed after the page was loaded anew, and in another tab that is open already', async () => {
    const before = await openPage()
    const tab = await openPage(before.city, before.storage)
    before.answers.believe({ kind: 'isOver', reservationId: '1' }, driver)
    expect(tab.shown()).toHaveLength(1)
    const key = 'parking.pending.kazan.answered'
    window.dispatchEvent(new StorageEvent('storage', { key }))
    await expect.poll(tab.shown).toEqual([])
    const after = await openPage(before.city, before.storage)
    expect(after.shown()).toHaveLength(1)
    after.answers.recall()
    await expect.poll(after.shown).toEqual([])
  })

  it('tells another account nothing, and this one nothing more after it has signed out', async () => {
    const { answers, city, storage } = await openPage()
    answers.believe({ kind: 'isOver', reservationId: '1' }, driver)
    const other = await openPage(city, storage, otherDriver)
    other.answers.recall()
    await Promise.resolve()
    expect(await other.sessions()).toHaveLength(1)
    answers.forget()
    const again = await openPage(city, storage)
    again.answers.recall()
    await Promise.resolve()
    expect(await again.sessions()).toHaveLength(1)
  })

  it('keeps no belief longer than it holds', async () => {
    const { answers, city, sessions, storage } = await openPage()
    answers.believe({ kind: 'isOver', reservationId: '1' }, driver)
    city.pass(5 * minute)
    await sessions()
    expect(storage.get('parking.pending.kazan.answered')).toBeNull()
  })

  it('lets a session that was begun and extended at once stay, also when it is recalled', async () => {
    const { answers, city, sessions, shown } = await openPage()
    const [running] = await sessions()
    if (running === undefined) throw new Error('There is no session.')
    const begun = { ...running, id: '7', reservationId: '7', sum: 7_200 }
    answers.believe({ kind: 'runs', session: begun }, driver)
    const endsAt = city.now + 90 * minute
    const its = { kind: 'isExtended', reservationId: '7', endsAt, sum: 10_800 } as const
    answers.believe(its, driver)
    answers.recall()
    await Promise.resolve()
    answers.recall()
    await Promise.resolve()
    const known = [{ id: '1' }, { id: '7', endsAt, sum: 10_800, durationMinutes: 100 }]
    expect(shown()).toMatchObject(known)
    expect(await sessions()).toMatchObject(known)
  })

  it('lets a session that was extended twice cost what both did', async () => {
    const { answers, city, sessions } = await openPage()
    const first = { endsAt: city.now + 90 * minute, sum: 15_000 }
    const second = { endsAt: city.now + 150 * minute, sum: 25_000 }
    answers.believe({ kind: 'isExtended', reservationId: '1', ...first }, driver)
    answers.believe({ kind: 'isExtended', reservationId: '1', ...second }, driver)
    expect(await sessions()).toMatchObject([second])
  })

  it('expects a change until the balance is another one', async () => {
    const { answers, city, sessions, storage } = await openPage()
    const kept = () => storage.get('parking.pending.kazan.answered')
    answers.expectChange(driver)
    await sessions()
    expect(kept()).not.toBeNull()
    city.topUp(100)
    await sessions()
    expect(kept()).toBeNull()
  })
})
