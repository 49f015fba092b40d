import { MapIcon } from '@parking/ui'
import { createMemoryHistory, createRoute, createRouter } from '@tanstack/react-router'
import { describe, expect, it, vi } from 'vitest'
import { listMenu } from '../menu/listMenu.ts'
import { rootRoute } from '../router/routes.ts'
import { createTestContext } from '../testing/createTestContext.ts'
import { defineTexts } from '../texts/defineTexts.ts'
import { page, type LatePage } from './page.ts'

const texts = defineTexts('notes', { title: 'Заметки' }, async () => ({ title: 'Notes' }))

/** Opens a page at `/notes/7` of an app with a main page. */
async function openNotes(options: {
  readonly isOn?: boolean
  readonly instead?: string
  readonly load?: () => Promise<LatePage<{ readonly id: string }>>
}) {
  const open = vi.fn<(id: string) => void>()
  const usual = async (): Promise<LatePage<{ readonly id: string }>> => ({
    Page: () => null,
    texts: [texts],
    open: (_context, { params }) => open(params.id),
  })
  const { isOn = true, instead, load = usual } = options
  const notes = createRoute({
    getParentRoute: () => rootRoute,
    path: 'notes/$id',
    ...page({
      titles: { ru: 'Заметки', en: 'Notes' },
      menu: { area: 'public', order: 1, icon: MapIcon },
      isOn: () => isOn,
      ...(instead === undefined ? {} : { instead }),
      load,
    }),
  })
  const home = createRoute({ getParentRoute: () => rootRoute, path: '/' })
  const settings = { isClose: false }
  const context = await createTestContext({
    fetch: async () => Response.json({ status: 'ok', result: settings }),
    language: 'en',
  })
  const history = createMemoryHistory({ initialEntries: ['/notes/7'] })
  const router = createRouter({ routeTree: rootRoute.addChildren([home, notes]), context, history })
  await router.load()
  const match = router.state.matches.at(-1)
  return {
    open,
    context,
    menu: listMenu([home, notes]),
    router,
    path: router.state.location.pathname,
    isFound: router.state.matches.every(
      ({ status, _notFound }) => status !== 'notFound' && !_notFound,
    ),
    error: match?.error,
  }
}

describe('a page', () => {
  it('asks for what it shows, by what its address says, and waits for its texts', async () => {
    const { open, context } = await openNotes({})
    expect(open).toHaveBeenCalledExactlyOnceWith('7')
    expect(context.translator.has(texts)).toBe(true)
  })

  it('stands in the menu under its whole path', async () => {
    const { menu } = await openNotes({})
    expect(menu).toMatchObject([{ to: '/notes/$id', area: 'public', order: 1 }])
  })

  it('is none in a city that has not got it, and its file is not asked for', async () => {
    const load = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('asked for')))
    const { isFound, path } = await openNotes({ isOn: false, load })
    expect(isFound).toBe(false)
    expect(path).toBe('/notes/7')
    expect(load).not.toHaveBeenCalled()
  })

  it('leads elsewhere in a city that has not got it, where it says so', async () => {
    const { path } = await openNotes({ isOn: false, instead: '/' })
    expect(path).toBe('/')
  })

  it('whose file is lost is one error, and is asked for anew by the next try', async () => {
    const load = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('lost')))
    const { error, router } = await openNotes({ load })
    expect(error).toMatchObject({ message: 'A file of the page did not come.' })
    expect(load).toHaveBeenCalledOnce()
    await router.invalidate()
    expect(load.mock.calls.length).toBeGreaterThan(1)
  })
})
