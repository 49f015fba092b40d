import { describe, expect, it, vi } from 'vitest'
import {
  chargeLeft,
  chargeWith,
  history,
  intent,
  lost,
  time,
  type Intent,
} from './createCharge.testkit.ts'

import { longestLook } from './startLook.ts'

const hour = 3_600_000
const notSeen = { kind: 'refused', reason: { kind: 'notKnown' } }

/** Loses the answer, while something happens to the device. */
function loses(meanwhile: () => void) {
  return async (): Promise<string> => {
    meanwhile()
    throw lost
  }
}

describe('createCharge, when a device sleeps or its clock is set', () => {
  it.each([
    ['the time of the page goes on', 'pass'],
    ['the time of the page stands still', 'jump'],
  ] as const)('waits for a call that was sent when the device woke: %s', async (_case, sleep) => {
    const clock = time()
    let wokeAt = Infinity
    const { charge, kind } = chargeWith({
      clock,
      send: loses(() => {
        clock[sleep](2 * hour)
        wokeAt = clock.elapsed()
      }),
      hasHappened: async () => clock.elapsed() - wokeAt >= 85_000,
    })
    await charge.submit(intent)
    expect(kind()).toBe('done')
  })

  it.each([
    ['the time of the page goes on', 'pass'],
    ['the time of the page stands still', 'jump'],
  ] as const)('counts anew when it slept while it looked: %s', async (_case, sleep) => {
    const clock = time()
    let wokeAt: number | null = null
    const { charge } = chargeWith({
      clock,
      hasHappened: async () => {
        if (wokeAt === null && clock.elapsed() >= 80_000) {
          clock[sleep](2 * hour)
          wokeAt = clock.elapsed()
        }
        return false
      },
    })
    await charge.submit(intent)
    expect(charge.store.getState()).toMatchObject(notSeen)
    expect(clock.elapsed() - (wokeAt ?? 0)).toBeGreaterThanOrEqual(longestLook)
  })

  it('says at once that it is not known when it slept', async () => {
    const clock = time()
    const times: number[] = []
    const { charge } = chargeWith({ clock, send: loses(() => clock.jump(hour)) })
    charge.store.subscribe(({ kind }) => {
      if (kind === 'unknown') times.push(clock.elapsed())
    })
    await charge.submit(intent)
    expect(times[0]).toBe(0)
  })

  it('takes many short naps for a sleep', async () => {
    const clock = time()
    const { charge } = chargeWith({
      clock,
      hasHappened: async () => {
        if (clock.elapsed() < 50_000) clock.jump(10_000)
        return false
      },
    })
    await charge.submit(intent)
    expect(charge.store.getState()).toMatchObject(notSeen)
    expect(clock.elapsed()).toBeGreaterThan(longestLook + 30_000)
  })

  it.each([
    ['a reading takes its time', 30_000, 'refused', 302_000],
    ['a page out of sight is woken once a minute', 60_000, 'done', 680_000],
  ] as const)('does not know what became of it too early where %s', async (...row) => {
    const [, turn, end, elapsed] = row
    const clock = time()
    let looks = 0
    const { charge, kind } = chargeWith({
      clock,
      hasHappened: async () => {
        clock.pass(turn)
        return (looks += 1) > 10
      },
    })
    await charge.submit(intent)
    expect(kind()).toBe(end)
    expect(clock.elapsed()).toBe(elapsed)
  })

  it('finds after a sleep what was charged before it', async () => {
    const clock = time()
    const pressedAt = clock.now()
    const { charge, kind } = chargeWith({
      clock,
      send: loses(() => clock.jump(3 * hour)),
      read: history(clock, () => [pressedAt + 1000]),
    })
    await charge.submit(intent)
    expect(kind()).toBe('done')
  })

  it.each([
    ['charged', [8 * hour], 'done'],
    ['not charged, and so was an equal one before', [5 * hour], 'refused'],
    ['not charged', [], 'refused'],
  ] as const)('is right where the clock was 8 hours late at the press: %s', async (...row) => {
    const [, instants, end] = row
    const clock = time()
    const pressedAt = clock.now()
    const { charge, kind } = chargeWith({
      clock,
      send: loses(() => clock.jump(8 * hour)),
      read: history(clock, () => instants.map((at) => pressedAt + at)),
    })
    await charge.submit(intent)
    expect(kind()).toBe(end)
  })

  it.each([
    ['charged', true, 'done'],
    ['not charged', false, 'refused'],
  ] as const)('is careful where the clock was ahead at the press: %s', async (...row) => {
    const [, isCharged, end] = row
    const clock = time(8 * hour)
    const { charge, kind } = chargeWith({
      clock,
      send: loses(() => clock.jump(-8 * hour)),
      read: history(clock, () => (isCharged ? [clock.now()] : [])),
    })
    await charge.submit(intent)
    expect(kind()).toBe(end)
  })

  it('does not know what was pressed at an instant yet to come, and has a way out', async () => {
    const clock = time()
    const send = vi.fn<(wanted: Intent, key: string) => Promise<string>>(async () => 'session')
    const { charge, kind } = chargeLeft(
      { since: clock.now() + 8 * hour },
      { clock, send, read: history(clock, () => []) },
    )
    await charge.resume()
    expect(charge.store.getState()).toMatchObject(notSeen)
    await charge.submit(intent)
    expect(kind()).toBe('done')
    expect(send.mock.calls.map(([, key]) => key)).toEqual(['before the reload'])
  })

  it('knows it no better once that instant has come', async () => {
    const clock = time()
    const { charge } = chargeLeft(
      { since: clock.now() + hour },
      { clock, read: history(clock, () => []) },
    )
    clock.wait.mockImplementationOnce(async () => void clock.pass(2 * hour))
    await charge.resume()
    const reason = { kind: 'notKnown', seenUntil: null }
    expect(charge.store.getState()).toMatchObject({ kind: 'refused', reason })
  })

  it('reads from the earliest instant at which it may have been tried', async () => {
    const clock = time(9 * hour)
    const pressedAt = clock.now()
    const from: number[] = []
    const { charge } = chargeWith({
      clock,
      send: loses(() => clock.jump(-8 * hour)),
      read: async (_attempt, since) => {
        from.push(since)
        return { now: clock.now(), find: () => ({ kind: 'happened', result: null }) }
      },
    })
    await charge.submit(intent)
    expect(from).toEqual([pressedAt - 8 * hour])
  })
})
