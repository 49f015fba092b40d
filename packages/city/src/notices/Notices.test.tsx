import { rootRoute } from '@parking/runtime'
import { backEnd, ok, renderApp } from '@parking/runtime/testing'
import { createRoute } from '@tanstack/react-router'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { cityMessages } from '../messages/cityMessages.ts'
import { Notices } from './Notices.tsx'

const map = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  component: () => <h1>Карта</h1>,
})
const routeTree = rootRoute.addChildren([map])

const notice = { title: 'Тарифы', message: '<p>Изменились</p>', updated: '2026-11-01 10:00:00' }

async function visit(notification: () => unknown) {
  const server = backEnd({ '/api/notification/popup': () => ok(notification()) })
  const rendered = await renderApp(routeTree, {
    path: '/',
    fetch: server.fetch,
    messages: [cityMessages],
    layout: {
      Root: ({ children }) => (
        <>
          {children}
          <Notices />
        </>
      ),
      Account: ({ children }) => children,
      NotFound: () => null,
    },
    city: { apiUrl: 'https://kazan.parking.example/' },
  })
  return { ...rendered, server }
}

const popUp = () => screen.findByRole('dialog', { name: 'Тарифы' })

describe('the notification of a city', () => {
  it('opens by itself and shows the text of the city', async () => {
    await visit(() => notice)
    expect((await popUp()).textContent).toContain('Изменились')
  })

  it('stays closed as long as it is the same, and comes back once it is written anew', async () => {
    let latest = notice
    const { user, context } = await visit(() => latest)
    await popUp()
    await user.click(screen.getByRole('button', { name: 'Понятно' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    const kept = context.storage.get(`parking.notification.${context.city.id}`)
    expect(kept).toBe(String(Date.UTC(2026, 10, 1, 7)))
    latest = { ...notice, updated: '2026-11-02 10:00:00' }
    await context.queryClient.invalidateQueries()
    await popUp()
  })

  it('closes when it is emptied', async () => {
    let latest = notice
    const { context } = await visit(() => latest)
    await popUp()
    latest = { ...notice, title: '', message: '' }
    await context.queryClient.invalidateQueries()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
