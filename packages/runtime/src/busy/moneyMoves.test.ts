import { afterEach, describe, expect, it, vi } from 'vitest'
import { isMoneyMoving, isMoneyMovingAnywhere, moneyMoves } from './moneyMoves.ts'

afterEach(() => vi.unstubAllGlobals())

/** The locks of a browser, which all its tabs share. */
function stubLocks(refused = false) {
  const held: string[] = []
  const no = async () => {
    throw new Error('refused')
  }
  const locks = {
    query: refused ? no : async () => ({ held: held.map((name) => ({ name })) }),
    request: refused
      ? no
      : async (name: string, _options: object, work: () => Promise<void>) => {
          held.push(name)
          await work()
          held.splice(held.indexOf(name), 1)
        },
  }
  vi.stubGlobal('navigator', { locks })
  return held
}

describe('moneyMoves', () => {
  it('is so until all that began has ended, each once', () => {
    const [one, other] = [moneyMoves(), moneyMoves()]
    one()
    one()
    expect(isMoneyMoving()).toBe(true)
    other()
    expect(isMoneyMoving()).toBe(false)
  })

  it('tells the other tabs', async () => {
    const held = stubLocks()
    const ended = moneyMoves()
    expect(held).toEqual(['parking.moneyMoves'])
    ended()
    await vi.waitFor(() => expect(held).toEqual([]))
    expect(await isMoneyMovingAnywhere()).toBe(false)
  })

  it('is told by the other tabs', async () => {
    const held = stubLocks()
    held.push('parking.moneyMoves')
    expect(isMoneyMoving()).toBe(false)
    expect(await isMoneyMovingAnywhere()).toBe(true)
  })

  it.each([
    ['refuses its locks', () => void stubLocks(true)],
    ['has none', () => vi.stubGlobal('navigator', {})],
  ])('knows of this tab alone where a browser %s', async (_case, stub) => {
    stub()
    expect(await isMoneyMovingAnywhere()).toBe(false)
    const ended = moneyMoves()
    expect(await isMoneyMovingAnywhere()).toBe(true)
    ended()
  })
})
