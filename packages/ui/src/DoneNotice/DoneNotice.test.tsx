import { act, screen } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { Notice } from '../Notice/Notice.tsx'
import { DoneNotice, type Told } from './DoneNotice.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function Telling({ told }: { readonly told: Told }): ReactNode {
  const [isTold, setTold] = useState(true)
  return (
    <DoneNotice told={isTold ? told : null} closeLabel="Закрыть" onRead={() => setTold(false)} />
  )
}

const saved: Told = { tone: 'positive', text: 'Сохранено.' }
function pass(seconds: number): void {
  act(() => void vi.advanceTimersByTime(seconds * 1000))
}
const isTold = () => screen.queryByText('Сохранено.') !== null

/** The page is looked at, or is not, from now on. */
function seenAs(state: 'visible' | 'hidden'): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

describe('what was done', () => {
  it('is told for seven seconds', () => {
    renderUi(<Telling told={saved} />)
    pass(6)
    expect(isTold()).toBe(true)
    pass(1)
    expect(isTold()).toBe(false)
  })

  it('is not told any more after a sleep', () => {
    renderUi(<Telling told={saved} />)
    pass(1)
    vi.setSystemTime(Date.now() + 8 * 3_600_000)
    seenAs('visible')
    expect(isTold()).toBe(false)
  })

  it('is told for seven seconds to who comes back to it', () => {
    seenAs('hidden')
    renderUi(<Telling told={saved} />)
    pass(60)
    expect(isTold()).toBe(true)
    seenAs('visible')
    pass(6)
    expect(isTold()).toBe(true)
    pass(1)
    expect(isTold()).toBe(false)
  })

  it('has no more time for being told in another place', () => {
    const about = {}
    const onDismiss = vi.fn<() => void>()
    const tell = () =>
      renderUi(
        <Notice timed={about} onDismiss={onDismiss} dismissLabel="Закрыть">
          Сохранено.
        </Notice>,
      )
    tell().unmount()
    pass(60)
    expect(onDismiss).not.toHaveBeenCalled()
    tell()
    expect(onDismiss).toHaveBeenCalledOnce()
  })

  it.each<[string, Told]>([
    ['it failed', { ...saved, tone: 'negative' }],
    ['it can be undone', { ...saved, action: <button type="button">Вернуть</button> }],
  ])('stays where %s', (_case, told) => {
    renderUi(<Telling told={told} />)
    pass(60)
    expect(isTold()).toBe(true)
  })
})
