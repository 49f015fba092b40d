import { createTestContext, ok } from '@parking/runtime/testing'
import { describe, expect, it } from 'vitest'
import type { OfferedPrice } from '../price/confirmPrice.ts'
import { sampleAttempt } from '../testing/sampleAttempt.ts'
import { confirmAttempt } from './confirmAttempt.ts'

const noon = Date.parse('2026-11-23T09:00:00Z')
const attempt = sampleAttempt({}, noon, { price: { total: 10_000, sumBefore: 0 } })

/** A press a second before the tariff changes; each answer of the city takes two seconds. */
async function press() {
  let now = noon
  const pass = async () => {
    now += 2_000
  }
  const fetch = async (): Promise<Response> => {
    await pass()
    return Response.json(ok([]))
  }
  const clock = {
    now: () => now,
    elapsed: () => now,
    observe: () => undefined,
    isSet: () => true,
    wait: pass,
  }
  const context = await createTestContext({ fetch, clock })
  const findBasis = (at: number) => (at < noon + 1_000 ? 1 : 2)
  const price: OfferedPrice = {
    shown: { total: 10_000, askedAt: { now, elapsed: now }, basis: findBasis(now) },
    sumBefore: 0,
    findBasis,
    askAgain: async () => ({ total: 12_000, askedAt: { now, elapsed: now }, basis: 2 }),
  }
  return { context, price, pass }
}

describe('an attempt that is yet to be sent', () => {
  it('is refused where its price changes while the history is read', async () => {
    const { context, price } = await press()
    const kind = { matches: () => true }
    const { reason } = await confirmAttempt(kind, context, attempt, price)
    expect(reason).toEqual({ kind: 'otherPrice' })
  })

  it("is refused where its price changes while a guest's token is read", async () => {
    const { context, price, pass } = await press()
    const readToken = async () => {
      await pass()
      return 'guest-1'
    }
    const { reason } = await confirmAttempt({ readToken }, context, attempt, price)
    expect(reason).toEqual({ kind: 'otherPrice' })
  })

  it('is sent where nothing takes long', async () => {
    const { context, price } = await press()
    expect(await confirmAttempt({}, context, attempt, price)).toEqual({
      reason: null,
      before: null,
    })
  })

  it('notes what was there before, also where the clock was a day ahead at the press', async () => {
    const day = 86_400_000
    let ahead = day
    const asked: string[] = []
    const operation = {
      type: 'payment',
      status: 'done',
      dateOperation: '2026-11-23 11:59:30',
      orderNumber: '7',
      sum: '100.00',
    }
    const context = await createTestContext({
      clock: {
        now: () => noon + ahead,
        elapsed: () => noon,
        observe: () => undefined,
        isSet: () => true,
        wait,
      },
      fetch: async (request) => {
        ahead = 0
        asked.push(decodeURIComponent(request.url + (await request.text())))
        return Response.json({ ...ok([operation]), count: 1 })
      },
    })
    const since = noon + day
    const kind = {
      matches: (one: { readonly since: number }, { at }: { readonly at: number }) =>
        at >= one.since - 60_000,
    }
    const { before } = await confirmAttempt(kind, context, { ...attempt, since }, null)
    expect(before).toHaveLength(1)
    expect(asked.at(-1)).toContain('23/11/2026')
  })
})

async function wait(): Promise<void> {}
