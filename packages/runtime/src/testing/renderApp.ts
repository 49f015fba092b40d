import { createMemoryHistory, createRouter, type AnyRoute } from '@tanstack/react-router'
import userEvent from '@testing-library/user-event'
import { createTestContext, type TestContextOptions } from './createTestContext.ts'
import { plainSearch } from '../router/plainSearch.ts'
import { renderRouter } from './renderRouter.tsx'

/** Renders an app of some routes, opened at a path. */
export async function renderApp(
  routeTree: AnyRoute,
  options: TestContextOptions & { readonly path?: string | undefined },
) {
  const context = await createTestContext(options)
  const history = createMemoryHistory({ initialEntries: [options.path ?? '/'] })
  const router = createRouter({ routeTree, context, history, ...plainSearch })
  context.goHome.current = () => {
    void router.navigate({ to: context.homes.guest }).then(() => router.invalidate())
  }
  renderRouter(context, router)
  return { context, router, user: userEvent.setup({ delay: null }) }
}
