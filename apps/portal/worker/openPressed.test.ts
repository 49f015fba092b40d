import { readPressedReminder } from '@parking/sessions/pressedReminder'
import { expect, it, vi } from 'vitest'
import { openPressed } from './openPressed.ts'

const address = '/profile/parking#extend=7'
const isPage = (pathname: string) => !pathname.startsWith('/coop')

/** A press on a reminder while these pages are open; what came of it. */
async function press(paths: readonly string[], data: unknown = address) {
  const told: unknown[] = []
  const focused: string[] = []
  const windows = paths.map((path) => ({
    url: `https://parking.example${path}`,
    postMessage: (message: unknown) => told.push({ path, to: readPressedReminder(message) }),
    focus: async () => focused.push(path),
  }))
  const openWindow = vi.fn<(address: string) => Promise<null>>(async () => null)
  const close = vi.fn<() => void>()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as much of them as a press needs
  const clients = { matchAll: async () => windows, openWindow } as unknown as Clients
  await openPressed({ data, close }, { clients, isPage })
  expect(close).toHaveBeenCalledOnce()
  return { told, focused, opened: openWindow.mock.calls.flat() }
}

it('leads on in the page that was looked at last', async () => {
  expect(await press(['/news', '/profile/parking'])).toEqual({
    told: [{ path: '/news', to: address }],
    focused: ['/news'],
    opened: [],
  })
})

it('leaves pages alone that are not the portal’s', async () => {
  expect(await press(['/coop/fleet', '/en'])).toMatchObject({ focused: ['/en'], opened: [] })
})

it.each([
  ['none is open', []],
  ['none of the portal is', ['/coop/fleet']],
])('opens a page where %s', async (_, paths) => {
  expect(await press(paths)).toEqual({ told: [], focused: [], opened: [address] })
})

it('leads to the first page from what carries no address', async () => {
  expect(await press([], null)).toMatchObject({ opened: ['/'] })
})
