import { isMoneyMoving } from '@parking/runtime'
import { describe, expect, it, vi } from 'vitest'
import {
  backEnd,
  chargeWith,
  chargeOn,
  driver,
  intent,
  lost,
  named,
  onlyLost,
  type Answer,
} from './createCharge.testkit.ts'

describe('createCharge', () => {
  it('makes one call of a double click', async () => {
    const back = backEnd(['ok'])
    const { charge, onDone, kind } = chargeOn(back)
    const clicks = [charge.submit(intent), charge.submit(intent), charge.submit(intent)]
    await back.answerAll()
    await Promise.all(clicks)
    expect(back.send).toHaveBeenCalledOnce()
    expect(onDone).toHaveBeenCalledExactlyOnceWith(intent, 'session')
    expect(kind()).toBe('done')
  })

  it('keeps an intent while it is sent, and no longer once it was refused', async () => {
    const back = backEnd(['refused'])
    const { charge, kept } = chargeWith({ ...onlyLost, send: back.send })
    const submitted = charge.submit(intent)
    await back.answerAll(() => expect(kept()).toMatchObject({ intent, key: 'key 1' }))
    await submitted
    expect(charge.store.getState().kind).toBe('refused')
    expect(kept()).toBeNull()
  })

  it('sends another intent under a key of its own', async () => {
    const back = backEnd(['refused', 'ok'])
    const { charge } = chargeOn(back)
    for (const zone of ['101', '102']) {
      const submitted = charge.submit({ zone })
      await back.answerAll()
      await submitted
    }
    expect(back.send.mock.calls.map(([, key]) => key)).toEqual(['key 1', 'key 2'])
  })

  it.each<readonly [Answer, boolean]>([
    ['ok', true],
    ['refused', true],
    ['lostBefore', true],
    ['lostAfter', true],
    ['lostAfter', false],
  ])('says that money moves until nobody looks any more: %s, read back %s', async (...row) => {
    const [answer, canRead] = row
    const back = backEnd([answer])
    back.readable(canRead)
    const { charge, kind } = chargeOn(back)
    const seen: (readonly [string, boolean])[] = []
    charge.store.subscribe(() => seen.push([kind(), isMoneyMoving()]))
    const submitted = charge.submit(intent)
    expect(isMoneyMoving()).toBe(true)
    await back.answerAll()
    await submitted
    expect(isMoneyMoving()).toBe(false)
    expect(seen.some(([state]) => state === 'unknown')).toBe(answer === 'lostBefore' || !canRead)
    expect(seen.filter(([state, isMoving]) => state === 'unknown' && !isMoving)).toEqual([])
  })

  it('puts an ended charge aside, and none that is under way', async () => {
    const back = backEnd(['refused', 'ok'])
    const { charge, kind } = chargeOn(back)
    for (const ended of ['refused', 'done']) {
      const submitted = charge.submit(intent)
      charge.dismiss()
      expect(kind()).toBe('sending')
      await back.answerAll()
      await submitted
      expect(kind()).toBe(ended)
      charge.dismiss()
      expect(kind()).toBe('idle')
    }
  })

  it('tells the reason of a refusal without looking for a charge', async () => {
    const back = backEnd(['refused'])
    back.readable(false)
    const { charge } = chargeOn(back)
    const submitted = charge.submit(intent)
    await back.answerAll()
    await submitted
    const reason = { kind: 'error', error: named }
    expect(charge.store.getState()).toMatchObject({
      kind: 'refused',
      attempt: { intent, key: 'key 1' },
      reason,
    })
  })

  it('neither looks nor tells any more once it was given up, and keeps what is not explained', async () => {
    const onDone = vi.fn<() => void>()
    const send = vi.fn<() => Promise<string>>(() => Promise.reject(lost))
    const hasHappened = vi.fn<() => Promise<boolean>>(async () => {
      charge.giveUp(driver)
      return true
    })
    const { charge, kept, kind } = chargeWith({ send, hasHappened, onDone })
    await charge.submit(intent)
    expect(hasHappened).toHaveBeenCalledOnce()
    expect(onDone).not.toHaveBeenCalled()
    expect(kept()).toMatchObject({ key: 'key 1' })
    expect(kind()).toBe('idle')
  })

  it('leaves what the next driver keeps alone when the answer for the last one comes', async () => {
    const back = backEnd(['ok', 'ok'])
    const { charge, kept, kind } = chargeOn(back)
    const first = charge.submit(intent)
    charge.giveUp(driver)
    const second = charge.submit({ zone: '102' })
    await back.answerAll()
    await first
    await second
    expect(kind()).toBe('done')
    expect(charge.store.getState()).toMatchObject({ attempt: { intent: { zone: '102' } } })
    expect(kept()).toBeNull()
  })

  it('gives a new try a new key once the back end has named why it refused the last', async () => {
    const back = backEnd(['lostBefore', 'refused', 'ok'])
    const { charge } = chargeOn(back)
    for (const zone of ['101', '101', '101']) {
      const submitted = charge.submit({ zone })
      await back.answerAll()
      await submitted
    }
    const [first, second, third] = back.send.mock.calls.map(([, key]) => key)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })
})
