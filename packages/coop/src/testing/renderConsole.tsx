import { guestOnlyRoute, memberRoute, rootRoute, type Language } from '@parking/runtime'
import { createTestContext, renderRouter } from '@parking/runtime/testing'
import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import userEvent from '@testing-library/user-event'
import { afterEach } from 'vitest'
import { companyLoginTried } from '../login/useCompanyRefusal.ts'
import { coopMessages } from '../messages/coopMessages.ts'
import { coopGuestRoutes, coopMemberRoutes } from '../routes.ts'

/** Where the token of the companies of the test's city is kept. */
export const tokenKey = 'parking.token.kazan.company'

const routeTree = rootRoute.addChildren([
  guestOnlyRoute.addChildren(coopGuestRoutes),
  memberRoute.addChildren(coopMemberRoutes),
])

/** What a test decides about the console. */
export interface TestConsole {
  /** Answers a call by its path; the fields are those of its form or query. */
  readonly answer: (path: string, fields: Readonly<Record<string, string>>) => unknown
  readonly path: string
  readonly token?: string
  readonly language?: Language
  readonly hasCompanies?: boolean
}

afterEach(companyLoginTried)

/** Renders the companies' pages over a back end. */
export async function renderConsole(options: TestConsole) {
  const context = await createTestContext({
    fetch: (request) => answerTo(request, options.answer),
    messages: [coopMessages],
    accountKind: 'company',
    token: options.token,
    language: options.language,
    city: { flags: { corporate: options.hasCompanies ?? true } },
    homes: { guest: '/legal/auth', member: '/coop-profile' },
  })
  const history = createMemoryHistory({ initialEntries: [options.path] })
  const router = createRouter({ routeTree, context, history })
  context.goHome.current = () => {
    void router.navigate({ to: '/legal/auth' }).then(() => router.invalidate())
  }
  renderRouter(context, router)
  return { context, router, user: userEvent.setup({ delay: null }) }
}

async function answerTo(request: Request, answer: TestConsole['answer']): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const body = request.method === 'GET' ? '' : await request.text()
  const fields = Object.fromEntries([...searchParams, ...new URLSearchParams(body)])
  const found: unknown = await answer(pathname, fields)
  if (found instanceof Error) throw found
  return Response.json(found ?? { status: 'ok', result: {} })
}
