import { memoryStorage } from '@parking/runtime/testing'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { sampleAttempt } from '../testing/sampleAttempt.ts'
import type { Attempt, Owner } from './ChargeState.ts'
import { keptAttempts } from './keptAttempts.ts'

interface Intent {
  readonly zone: string
}

const day = 86_400_000
const now = Date.parse('2026-11-23T09:00:00Z')
const driver: Owner = { name: 'driver', session: 'session 1' }
const place = 'parking.pending.kazan.start'

function attempt(key: string, changes: Partial<Attempt<Intent>> = {}): Attempt<Intent> {
  return sampleAttempt({ zone: '101' }, now, { key, owner: driver, ...changes })
}

function keptIn(storage = memoryStorage(), name = 'start', city = 'kazan') {
  return keptAttempts(storage, name, city, v.object({ zone: v.string() }))
}

const keys = (attempts: readonly Attempt<Intent>[]) => attempts.map(({ key }) => key)

describe('kept attempts', () => {
  it('are found by every page of the account, each try in the place of the one before', () => {
    const storage = memoryStorage()
    keptIn(storage).keep(attempt('one'))
    keptIn(storage).keep(attempt('two'))
    const again = attempt('one', { sentAt: now + 1000 })
    keptIn(storage).keep(again)
    expect(keys(keptIn(storage).of(driver))).toEqual(['two', 'one'])
    expect(keptIn(storage).of(driver).at(-1)).toEqual(again)
  })

  it('are found where a page has left them that kept no price yet', () => {
    const storage = memoryStorage()
    const { price: _price, ...old } = attempt('one')
    storage.set(place, JSON.stringify([old]))
    expect(keptIn(storage).of(driver)).toEqual([attempt('one')])
  })

  it('are those of one kind and city', () => {
    const storage = memoryStorage()
    keptIn(storage).keep(attempt('one'))
    expect(keptIn(storage, 'renew').of(driver)).toEqual([])
    expect(keptIn(storage, 'start', 'perm').of(driver)).toEqual([])
  })

  it.each<readonly [string, Owner, Owner, boolean]>([
    ['the same name', { name: 'a', session: 's' }, { name: 'a', session: 't' }, true],
    ['the same session', { name: null, session: 's' }, { name: 'a', session: 's' }, true],
    ['another name', { name: 'a', session: null }, { name: 'b', session: null }, false],
    ['another session', { name: null, session: 's' }, { name: 'a', session: 't' }, false],
    ['no name in common', { name: null, session: 's' }, { name: null, session: 't' }, false],
    ['no session in common', { name: 'a', session: null }, { name: 'b', session: null }, false],
  ])('are found by %s: %j, %j', (_case, owner, asking, isFound) => {
    const kept = keptIn()
    kept.keep(attempt('one', { owner }))
    expect(kept.of(asking)).toHaveLength(isFound ? 1 : 0)
  })

  it.each([null, { name: null, session: null }])('are none of nobody: %j', (owner) => {
    const storage = memoryStorage()
    keptIn(storage).keep(attempt('one', { owner }))
    expect(storage.get(place)).toBeNull()
  })

  it('are forgotten by their key, and the last one leaves nothing', () => {
    const storage = memoryStorage()
    const kept = keptIn(storage)
    kept.keep(attempt('one'))
    kept.keep(attempt('two'))
    kept.forget('one')
    expect(keys(kept.of(driver))).toEqual(['two'])
    kept.forget('two')
    expect(storage.get(place)).toBeNull()
  })

  it('are forgotten a week later, with the next one', () => {
    const kept = keptIn()
    kept.keep(attempt('old', { sentAt: now - 7 * day }))
    kept.keep(attempt('younger', { sentAt: now - 7 * day + 1 }))
    kept.keep(attempt('new'))
    expect(keys(kept.of(driver))).toEqual(['younger', 'new'])
  })

  it.each([
    ['no list', '{"key":"one"}'],
    ['no JSON', 'one'],
    ['an attempt without an intent', JSON.stringify([{ ...attempt('one'), intent: {} }])],
    ['an instant that is none', JSON.stringify([attempt('one', { since: 1e300 })])],
  ])('are none where something else lies there: %s', (_case, found) => {
    const storage = memoryStorage()
    storage.set(place, found)
    expect(keptIn(storage).of(driver)).toEqual([])
  })

  it('stay beside something that is none', () => {
    const storage = memoryStorage()
    storage.set(place, JSON.stringify([1, attempt('one'), 'x']))
    expect(keys(keptIn(storage).of(driver))).toEqual(['one'])
  })
})
