import { backEnd, renderApp } from '@parking/runtime/testing'
import { rootRoute, SignOutQuestion } from '@parking/runtime'
import { createRoute } from '@tanstack/react-router'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { consoleTexts } from '../texts/ru.ts'
import { Header } from './Header.tsx'

const home = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  component: () => 'Страница',
})

async function open(token?: string) {
  return renderApp(rootRoute.addChildren([home]), {
    fetch: backEnd({}).fetch,
    accountType: 'company',
    texts: [consoleTexts],
    token,
    layout: {
      Root: ({ children }) => (
        <>
          <Header />
          {children}
          <SignOutQuestion />
        </>
      ),
      Account: () => null,
      NotFound: () => null,
    },
  })
}

describe('the bar above every page of the console', () => {
  it('leads out of the account', async () => {
    const { user, context } = await open('token-1')
    await user.click(await screen.findByRole('button', { name: 'Выйти' }))
    await waitFor(() => expect(context.session.token()).toBeNull())
    expect(screen.queryByRole('button', { name: 'Выйти' })).toBeNull()
  })

  it('has no way out for who is not in', async () => {
    await open()
    await screen.findByText('Страница')
    expect(screen.queryByRole('button', { name: 'Выйти' })).toBeNull()
  })
})
