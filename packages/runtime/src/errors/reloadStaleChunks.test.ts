import { describe, expect, it, vi } from 'vitest'
import { moneyMoves } from '../busy/moneyMoves.ts'
import { createStorage } from '../storage/createStorage.ts'
import { isLostFile } from './lostFiles.ts'
import { reloadStaleChunks } from './reloadStaleChunks.ts'

function listening(deployed: string | null, version = '1') {
  const target = new EventTarget()
  const reload = vi.fn<() => void>()
  const askVersion = vi.fn<() => Promise<string | null>>(async () => deployed)
  const storage = createStorage(() => {
    throw new Error('blocked')
  })
  const stop = reloadStaleChunks({ version, askVersion, storage, reload, target })
  const fail = async (payload: unknown = new Error('lost')): Promise<boolean> => {
    const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload })
    const goesOn = target.dispatchEvent(event)
    await Promise.resolve()
    await Promise.resolve()
    return goesOn
  }
  return { fail, reload, askVersion, stop }
}

describe('reloadStaleChunks', () => {
  it('loads the page anew once when another version is deployed', async () => {
    const { fail, reload } = listening('2')
    await fail()
    await fail()
    expect(reload).toHaveBeenCalledOnce()
  })

  it.each([
    ['the same version is deployed', '1'],
    ['the site is down', null],
  ])('keeps the page when %s', async (_, deployed) => {
    const { fail, reload, askVersion } = listening(deployed)
    await fail()
    expect(askVersion).toHaveBeenCalledOnce()
    expect(reload).not.toHaveBeenCalled()
  })

  it('always lets the error be shown, and knows it again', async () => {
    const { fail } = listening('2')
    const error = new Error('Failed to fetch dynamically imported module')
    expect(await fail(error)).toBe(true)
    expect(isLostFile(error)).toBe(true)
    expect(isLostFile(new Error('of a page', { cause: error }))).toBe(true)
    expect(isLostFile(new Error('another'))).toBe(false)
    expect(isLostFile('text')).toBe(false)
  })

  it('never loads the page anew while money moves', async () => {
    const { fail, reload } = listening('2')
    const ended = moneyMoves()
    await fail()
    expect(reload).not.toHaveBeenCalled()
    ended()
    ended()
    await fail()
    expect(reload).toHaveBeenCalledOnce()
  })

  it('stops listening', async () => {
    const { fail, askVersion, stop } = listening('2')
    stop()
    await fail()
    expect(askVersion).not.toHaveBeenCalled()
  })
})
