import { profileQuery } from '@parking/api-client'
import { createTestContext } from '@parking/runtime/testing'
import { describe, expect, it } from 'vitest'
import { readProfile } from '../account/readAccount.ts'
import { renewKind } from '../kinds/renewKind.ts'
import { CityBackEnd } from '../testing/cityBackEnd.ts'
import { believeAnswers } from './believeAnswers.ts'

const minute = 60_000
const plate = 'А123ВС116'

/** A page over an account that is late for ever; its time passes only as a test has it pass. */
async function openPage() {
  const city = new CityBackEnd({ sessions: [{ plate, minutesLeft: 60 }] })
  const context = await createTestContext({
    fetch: city.fetch,
    messages: [],
    token: 'token-1',
    clock: {
      now: () => city.now,
      elapsed: () => city.now,
      observe: () => undefined,
      wait: () => new Promise(() => undefined),
    },
  })
  const { queryKey } = profileQuery(context.api)
  await readProfile(context)
  return {
    city,
    context,
    answers: believeAnswers(context),
    sessions: async () => {
      await readProfile(context)
      return context.queryClient.getQueryData(queryKey)?.sessions ?? []
    },
  }
}

describe('believeAnswers', () => {
  it('shows the end that was told, and lets the session be extended from there at once', async () => {
    const { answers, city, context, sessions } = await openPage()
    const endsAt = city.now + 90 * minute
    answers.believe({ kind: 'isExtended', reservationId: '1', endsAt })
    expect(await sessions()).toMatchObject([{ reservationId: '1', endsAt }])
    const intent = { reservationId: '1', plate, zone: '101', endsAt, durationMinutes: 30 }
    expect(await renewKind.checkBefore?.(intent, context)).toBeNull()
  })

  it('keeps away what was ended, though the account shows it only later', async () => {
    const { answers, city, sessions } = await openPage()
    const [running] = city.sessions.splice(0)
    answers.believe({ kind: 'isOver', reservationId: '1' })
    expect(await sessions()).toEqual([])
    if (running !== undefined) city.sessions.push(running)
    city.pass(2 * minute)
    expect(await sessions()).toEqual([])
  })

  it('believes an account that says otherwise for five minutes, and another one at once', async () => {
    const { answers, city, sessions } = await openPage()
    answers.believe({ kind: 'isOver', reservationId: '1' })
    expect(await sessions()).toEqual([])
    city.pass(5 * minute)
    expect(await sessions()).toHaveLength(1)
    answers.believe({ kind: 'isOver', reservationId: '1' })
    answers.forget()
    expect(await sessions()).toHaveLength(1)
  })
})
