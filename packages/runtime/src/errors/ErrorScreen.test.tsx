import { createMemoryHistory, createRoute, createRouter } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { routerOptions } from '../router/routerOptions.ts'
import { rootRoute } from '../router/routes.ts'
import { backEnd } from '../testing/backEnd.ts'
import { createTestContext } from '../testing/createTestContext.ts'
import { renderRouter } from '../testing/renderRouter.tsx'

const words = {
  ru: {
    title: 'Что-то пошло не так',
    text: 'Попробуйте ещё раз. Если не поможет, обновите страницу.',
    retry: 'Попробовать ещё раз',
    reload: 'Обновить страницу',
  },
  en: {
    title: 'Something went wrong',
    text: 'Try again. If that doesn’t help, reload the page.',
    retry: 'Try again',
    reload: 'Reload the page',
  },
} as const

const languages = ['ru', 'en'] as const

afterEach(() => vi.restoreAllMocks())

/** An app whose only screen throws as long as it is broken. */
async function openBroken(language: 'ru' | 'en', where: 'screen' | 'loader' | 'frame') {
  // React tells the console of what a boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const broken = { where: where as string | null }
  const failIn = (place: string): void => {
    if (broken.where === place) throw new TypeError('zones.map is not a function')
  }
  const home = createRoute({
    getParentRoute: () => rootRoute,
    path: '/',
    loader: () => failIn('loader'),
    component: () => {
      failIn('screen')
      return <h1>Карта</h1>
    },
  })
  const reportError = vi.fn<(error: unknown) => void>()
  const context = await createTestContext({
    fetch: backEnd({}).fetch,
    language,
    reportError,
    layout: {
      Root: ({ children }) => {
        failIn('frame')
        return <main>{children}</main>
      },
      Account: () => null,
      NotFound: () => null,
    },
  })
  const history = createMemoryHistory({ initialEntries: [language === 'ru' ? '/' : '/en'] })
  const router = createRouter({
    ...routerOptions(context),
    routeTree: rootRoute.addChildren([home]),
    history,
  })
  renderRouter(context, router)
  await screen.findByRole('heading', { name: words[language].title })
  return { mend: () => (broken.where = null), reportError, user: userEvent.setup({ delay: null }) }
}

describe('the screen of an error that nobody expected', () => {
  it.each(
    languages.flatMap((language) =>
      (['screen', 'loader', 'frame'] as const).map((where) => [language, where] as const),
    ),
  )('says in %s that the %s has failed, and offers the way on', async (language, where) => {
    const { mend, user } = await openBroken(language, where)
    const { text, retry, reload } = words[language]
    expect(screen.getByText(text)).toBeTruthy()
    expect(screen.getByRole('button', { name: reload })).toBeTruthy()
    mend()
    await user.click(screen.getByRole('button', { name: retry }))
    await screen.findByRole('heading', { name: 'Карта' })
  })

  it('reports the error, once', async () => {
    const { reportError } = await openBroken('ru', 'screen')
    expect(reportError.mock.calls.map(([error]) => String(error))).toEqual([
      'TypeError: zones.map is not a function',
    ])
  })
})
