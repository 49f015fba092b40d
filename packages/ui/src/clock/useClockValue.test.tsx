import { act, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { useClockValue } from './useClockValue.ts'

function Shown({ end, onRender }: { end: number; onRender: () => void }) {
  const isOver = useClockValue((now) => now >= end)
  onRender()
  return <p>{isOver ? 'over' : 'runs'}</p>
}

/** Brings the page to the front. */
const look = () => {
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

describe('useClockValue', () => {
  it('renders again only when what is read becomes another', () => {
    let now = 0
    const onRender = vi.fn<() => void>()
    renderUi(<Shown end={5000} onRender={onRender} />, () => now)
    now = 4000
    look()
    expect(onRender).toHaveBeenCalledTimes(1)
    now = 5000
    look()
    expect(onRender).toHaveBeenCalledTimes(2)
    expect(screen.getByText('over')).toBeTruthy()
  })
})
