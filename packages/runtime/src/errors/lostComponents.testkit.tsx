import { createMemoryHistory, createRoute, createRouter } from '@tanstack/react-router'
import { lazy, type ReactNode } from 'react'
import { afterEach, beforeEach, vi } from 'vitest'
import { routerOptions } from '../router/routerOptions.ts'
import { rootRoute } from '../router/routes.ts'
import { backEnd } from '../testing/backEnd.ts'
import { createTestContext } from '../testing/createTestContext.ts'
import { renderRouter } from '../testing/renderRouter.tsx'
import { noteLostFile } from './lostFiles.ts'

/** Makes a part of a page that fails instead of coming. */
export function failingComponent(error: Error) {
  return lazy(async (): Promise<{ default: () => ReactNode }> => {
    throw error
  })
}

/** Makes a part of a page whose file does not come. */
export function lostComponent() {
  const error = new TypeError('Failed to fetch dynamically imported module')
  noteLostFile(error)
  return failingComponent(error)
}

/** Keeps the console quiet, which React tells of what a boundary has caught. */
export function hushConsole(): void {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  })
  afterEach(() => vi.restoreAllMocks())
}

/** Opens an app with one page. */
export async function openHome(Page: () => ReactNode): Promise<void> {
  const home = createRoute({ getParentRoute: () => rootRoute, path: '/', component: Page })
  const context = await createTestContext({
    fetch: backEnd({}).fetch,
    layout: {
      Root: ({ children }) => <main>{children}</main>,
      Account: () => null,
      NotFound: () => null,
    },
  })
  const history = createMemoryHistory({ initialEntries: ['/'] })
  const routeTree = rootRoute.addChildren([home])
  renderRouter(context, createRouter({ ...routerOptions(context), routeTree, history }))
}
