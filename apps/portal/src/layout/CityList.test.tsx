import { AppContextProvider, rootRoute, useAppContext } from '@parking/runtime'
import { backEnd, ok, renderApp } from '@parking/runtime/testing'
import { createRoute } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { portalMenu } from '../createPortalRouter.tsx'
import { panelTexts } from '../texts/panels/ru.ts'
import { AccountLayout } from './AccountLayout.tsx'
import { CityList } from './CityList.tsx'

/** The list of a build for one city. */
function Root(): ReactNode {
  const context = useAppContext()
  return (
    <AppContextProvider value={{ ...context, cities: [context.city] }}>
      <CityList onChoose={() => undefined} />
    </AppContextProvider>
  )
}

it('tells how many cities are found, or that there is none', async () => {
  const server = backEnd({ 'get-options-info-v3': () => ok({ isClose: false }) })
  const { user } = await renderApp(
    rootRoute.addChildren([createRoute({ getParentRoute: () => rootRoute, path: '/' })]),
    {
      fetch: server.fetch,
      texts: [panelTexts],
      menu: portalMenu,
      layout: {
        Root,
        Account: AccountLayout,
        NotFound: () => null,
      },
    },
  )
  const field = await screen.findByRole('textbox', { name: 'Название города' })
  const told = screen.getByRole('status')
  expect(told.textContent).toBe('')
  await user.type(field, 'каз')
  expect(told.textContent).toBe('Найдено: 1')
  await user.type(field, 'ыыы')
  expect(told.textContent).toBe('Такого города в списке нет. Проверьте название.')
})
