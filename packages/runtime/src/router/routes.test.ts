import { createMemoryHistory, createRoute, createRouter } from '@tanstack/react-router'
import { describe, expect, it, vi } from 'vitest'
import { createTestContext } from '../testing/createTestContext.ts'
import { memberRoute, rootRoute } from './routes.ts'

const home = createRoute({ getParentRoute: () => rootRoute, path: '/' })
const page = createRoute({ getParentRoute: () => memberRoute, path: 'page' })
const routeTree = rootRoute.addChildren([home, memberRoute.addChildren([page])])

/** Opens a page for people who are signed in. */
async function openPage(options: { readonly token?: string }) {
  const askToSignIn = vi.fn<(address: string) => void>()
  const context = { ...(await createTestContext({ fetch, ...options })), askToSignIn }
  const history = createMemoryHistory({ initialEntries: ['/page'] })
  const router = createRouter({ routeTree, context, history })
  await router.load()
  return { askToSignIn, context, router, path: () => router.state.location.pathname }
}

describe('a page for people who are signed in', () => {
  it('asks to sign in who comes without', async () => {
    const { askToSignIn, path } = await openPage({})
    expect(path()).toBe('/')
    expect(askToSignIn).toHaveBeenCalledExactlyOnceWith('/page')
  })

  it('is left by who signs out on it, and asks nothing', async () => {
    const { askToSignIn, context, router, path } = await openPage({ token: 'token-1' })
    expect(path()).toBe('/page')
    context.session.send({ kind: 'loggedOut' })
    await router.invalidate()
    expect(path()).toBe('/')
    expect(askToSignIn).not.toHaveBeenCalled()
  })
})
