import type { AccountSettings } from '@parking/domain'
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { autosaveDelay, createSettingsSaver } from './createSettingsSaver.ts'

const off: AccountSettings = {
  operationsReport: false,
  pushOff: false,
  remindBeforeEnd: false,
  remindAtEnd: false,
}

/** A back end that answers when the test says so. */
function open() {
  const waiting: ((error?: Error) => void)[] = []
  const calls: string[] = []
  let saved = off
  const saver = createSettingsSaver({
    find: () => saved,
    save: (setting, value) => {
      calls.push(`${setting} ${value}`)
      return new Promise((resolve, reject) => {
        waiting.push((error) => {
          if (error !== undefined) reject(error)
          else {
            saved = { ...saved, [setting]: value }
            resolve()
          }
        })
      })
    },
  })
  return {
    ...saver,
    calls,
    saved: () => saved,
    shown: () => ({ ...saved, ...saver.store.getState().chosen }),
    outcome: () => saver.store.getState().outcome.kind,
    answer: async (error?: Error) => {
      waiting.shift()?.(error)
      await vi.advanceTimersByTimeAsync(0)
    },
    isWaiting: () => waiting.length > 0,
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const pass = (ms = autosaveDelay) => vi.advanceTimersByTimeAsync(ms)

describe('a setting that is changed', () => {
  it('is saved 300 ms later and not before', async () => {
    const { choose, calls, answer, outcome } = open()
    choose('pushOff', true)
    await pass(299)
    expect(calls).toEqual([])
    await pass(1)
    expect(calls).toEqual(['pushOff true'])
    expect(outcome()).toBe('saving')
    await answer()
    expect(outcome()).toBe('saved')
  })

  it('and changed back sends nothing', async () => {
    const { choose, calls, outcome } = open()
    choose('pushOff', true)
    await pass(200)
    choose('pushOff', false)
    await pass()
    expect(calls).toEqual([])
    expect(outcome()).toBe('none')
  })

  it('is put back when it could not be saved', async () => {
    const { choose, answer, outcome, shown } = open()
    choose('pushOff', true)
    expect(shown().pushOff).toBe(true)
    await pass()
    await answer(new Error('no network'))
    expect(outcome()).toBe('failed')
    expect(shown()).toEqual(off)
  })

  it('does not overtake the one before', async () => {
    const { choose, calls, answer, shown, saved } = open()
    choose('pushOff', true)
    await pass()
    choose('pushOff', false)
    choose('remindAtEnd', true)
    await pass()
    expect(calls).toEqual(['pushOff true'])
    await answer()
    expect(shown().pushOff).toBe(false)
    await answer()
    await answer()
    expect(calls).toEqual(['pushOff true', 'pushOff false', 'remindAtEnd true'])
    expect(saved()).toEqual({ ...off, remindAtEnd: true })
  })

  it('stays as it was chosen while an earlier choice fails', async () => {
    const { choose, answer, shown, outcome } = open()
    choose('pushOff', true)
    choose('remindAtEnd', true)
    await pass()
    await answer(new Error('no network'))
    expect(shown()).toMatchObject({ pushOff: false, remindAtEnd: true })
    await answer()
    expect(outcome()).toBe('failed')
  })

  it('is saved when the page is left before', async () => {
    const { choose, close, calls } = open()
    choose('pushOff', true)
    close()
    expect(calls).toEqual(['pushOff true'])
    await pass()
    expect(calls).toHaveLength(1)
  })

  it('is saved at once when the driver signs out, behind a slow one too', async () => {
    const { choose, end, calls, answer } = open()
    choose('pushOff', true)
    await pass()
    choose('pushOff', false)
    await pass()
    choose('remindAtEnd', true)
    choose('remindBeforeEnd', false)
    end()
    expect(calls).toEqual(['pushOff true', 'pushOff false', 'remindAtEnd true'])
    await answer()
    await pass()
    expect(calls).toHaveLength(3)
  })

  it('ends as the last choice says, however choices, answers and time are mixed', async () => {
    const setting = fc.constantFrom('pushOff' as const, 'remindAtEnd' as const)
    const step = fc.oneof(
      fc.record({ setting, value: fc.boolean() }),
      fc.integer({ min: 1, max: 400 }),
      fc.constant('answer' as const),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
        const city = open()
        const wanted: { -readonly [Name in keyof AccountSettings]: boolean } = { ...off }
        for (const one of steps) {
          if (one === 'answer') await city.answer()
          else if (typeof one === 'number') await pass(one)
          else {
            wanted[one.setting] = one.value
            city.choose(one.setting, one.value)
          }
          expect(city.shown()).toEqual(wanted)
        }
        await pass()
        while (city.isWaiting()) await city.answer()
        expect(city.saved()).toEqual(wanted)
        expect(city.store.getState().chosen).toEqual({})
      }),
    )
  })
})
