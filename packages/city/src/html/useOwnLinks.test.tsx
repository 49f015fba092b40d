import { rootRoute } from '@parking/runtime'
import { backEnd, renderApp } from '@parking/runtime/testing'
import { createRoute } from '@tanstack/react-router'
import { fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { cityTexts } from '../texts/ru.ts'
import { useOwnLinks } from './useOwnLinks.ts'

const { origin } = window.location
let address = ''

function Page(): ReactNode {
  const followOwn = useOwnLinks()
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- as around a text: its links are what is pressed
    <div onClick={followOwn}>
      <a href={address}>Дальше</a>
    </div>
  )
}

const home = createRoute({ getParentRoute: () => rootRoute, path: '/', component: Page })
const news = createRoute({ getParentRoute: () => rootRoute, path: 'news' })
/** As the portal has it: takes any address, and is no page. */
const rest = createRoute({ getParentRoute: () => rootRoute, path: '$' })
const routeTree = rootRoute.addChildren([home, news, rest])

/** Presses a link of a text; answers whether the browser is left to open it. */
async function follow(href: string) {
  address = href
  const { router } = await renderApp(routeTree, {
    path: '/',
    fetch: backEnd({}).fetch,
    texts: [cityTexts],
    layout: { Root: ({ children }) => children, Account: () => null, NotFound: () => null },
  })
  let isLeft = false
  const link = await screen.findByRole('link', { name: 'Дальше' })
  const watch = (event: Event): void => {
    isLeft = !event.defaultPrevented
    // This world has no browser to open anything.
    event.preventDefault()
  }
  window.addEventListener('click', watch, { once: true })
  fireEvent.click(link)
  return { router, isLeft }
}

it.each([
  ['/news?from=page#top', '/news'],
  [`${origin}/news/`, '/news'],
  ['/en/news', '/news'],
  ['/ru/news', '/news'],
])('a link to %s is followed in the app', async (href, path) => {
  const { router, isLeft } = await follow(href)
  expect(isLeft).toBe(false)
  await vi.waitFor(() => expect(router.state.location.pathname.replace(/[/]$/, '')).toBe(path))
})

// Files beside the pages, the console, other sites however they are written.
it.each([
  '/files/rules.pdf',
  '/legal/auth',
  '//elsewhere.example/',
  `${origin}//elsewhere.example/`,
  `${origin}/ru//elsewhere.example/`,
  'tel:+78000000000',
])('a link to %s is left to the browser', async (href) => {
  const { router, isLeft } = await follow(href)
  expect(isLeft).toBe(true)
  expect(router.state.location.pathname).toBe('/')
})
