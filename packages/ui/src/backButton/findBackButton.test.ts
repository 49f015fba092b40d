import { beforeEach, describe, expect, it, vi } from 'vitest'
import { findBackButton } from './findBackButton.ts'

const entries = (): number => window.history.state?.dialogs ?? 0

/** The history of an app's pages, which writes down the moves that it was asked for. */
function createPages() {
  const moves: string[] = []
  const move =
    (name: string) =>
    (...args: never[]): void =>
      void moves.push(`${[name, ...args].join(' ')} over ${entries()}`)
  const pages = {
    location: { state: { key: 'page' } },
    push: move('push'),
    replace: move('replace'),
    go: move('go'),
    back: move('back'),
    forward: move('forward'),
  }
  return { pages, moves }
}

beforeEach(() => window.history.pushState({ key: 'page' }, ''))

describe('the moves of an app over whose page a dialog is open', () => {
  it('start from the entry of the page, in the order in which they were asked for', async () => {
    const { pages, moves } = createPages()
    const closed = findBackButton(pages).opened(() => undefined)
    await vi.waitFor(() => expect(entries()).toBe(1))
    pages.replace()
    pages.push()
    pages.back()
    await vi.waitFor(() => expect(moves).toHaveLength(3))
    expect(moves).toEqual(['replace over 0', 'push over 0', 'back over 0'])
    closed()
    await vi.waitFor(() => expect(entries()).toBe(0))
  })
})
