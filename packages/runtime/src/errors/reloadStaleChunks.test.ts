import { describe, expect, it, vi } from 'vitest'
import { moneyMoves } from '../busy/moneyMoves.ts'
import { createStorage } from '../storage/createStorage.ts'
import { reloadStaleChunks } from './reloadStaleChunks.ts'

function listening(version = '1') {
  const target = new EventTarget()
  const reload = vi.fn<() => void>()
  const storage = createStorage(() => {
    throw new Error('blocked')
  })
  const stop = reloadStaleChunks({ version, storage, reload, target })
  const fail = () => target.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
  return { fail, reload, stop }
}

describe('reloadStaleChunks', () => {
  it('loads the page anew once, then lets the error be shown', () => {
    const { fail, reload } = listening()
    expect(fail()).toBe(false)
    expect(fail()).toBe(true)
    expect(reload).toHaveBeenCalledOnce()
  })

  it('keeps the page of a device without a connection', () => {
    const { fail, reload } = listening()
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    expect(fail()).toBe(true)
    expect(reload).not.toHaveBeenCalled()
    onLine.mockRestore()
  })

  it('never loads the page anew while money moves', () => {
    const { fail, reload } = listening()
    const ended = moneyMoves()
    expect(fail()).toBe(true)
    expect(reload).not.toHaveBeenCalled()
    ended()
    ended()
    fail()
    expect(reload).toHaveBeenCalledOnce()
  })

  it('stops listening', () => {
    const { fail, reload, stop } = listening()
    stop()
    fail()
    expect(reload).not.toHaveBeenCalled()
  })
})
