import { rootRoute } from '@parking/runtime'
import { changed, memoryStorage, ok, renderApp } from '@parking/runtime/testing'
import { openCity } from '@parking/runtime/testing/city'
import { createRoute } from '@tanstack/react-router'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { cityTexts } from '../texts/ru.ts'
import { Notices } from './Notices.tsx'

afterEach(() => vi.restoreAllMocks())

const map = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  component: () => <h1>Карта</h1>,
})
const news = createRoute({ getParentRoute: () => rootRoute, path: '/news' })
const routeTree = rootRoute.addChildren([map, news])

const notice = { title: 'Тарифы', message: '<p>Изменились</p>', updated: '2026-11-01 10:00:00' }

async function visit(
  notification: () => unknown,
  settings: object = {},
  storage = memoryStorage(),
) {
  const server = openCity(
    {},
    {
      '/api/notification/popup': () => ok(notification()),
      'get-options-info-v3': changed({ appLinks: {}, ...settings }),
    },
  )
  const rendered = await renderApp(routeTree, {
    path: '/',
    fetch: server.fetch,
    texts: [cityTexts],
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
    city: { apiUrl: 'https://kazan.parking.example/', flags: { banners: true } },
    storage,
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

  it('is told from the last one by its words where it has no date', async () => {
    let latest = { ...notice, updated: '' }
    const { user, context } = await visit(() => latest)
    await popUp()
    await user.click(screen.getByRole('button', { name: 'Понятно' }))
    await context.queryClient.invalidateQueries()
    expect(screen.queryByRole('dialog')).toBeNull()
    latest = { ...latest, message: '<p>Изменились снова</p>' }
    await context.queryClient.invalidateQueries()
    expect((await popUp()).textContent).toContain('снова')
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

describe('the picture of a city', () => {
  const banner = { image: '/pictures/1.png', title: 'Новые зоны', link: '/news' }
  const none = () => null
  const shown = () => screen.findByRole('dialog', { name: 'Объявление города' })
  const hidden = () => waitFor(() => document.querySelector('img') ?? Promise.reject(new Error()))

  it('opens when it has come, says in words what it shows, and stays closed', async () => {
    const { user, context } = await visit(none, { banner })
    const coming = await hidden()
    expect(coming.src).toBe('https://kazan.parking.example/pictures/1.png')
    expect(screen.queryByRole('dialog')).toBeNull()
    fireEvent.load(coming)
    const dialog = await shown()
    expect(dialog.querySelector('img')?.alt).toBe('Новые зоны')
    expect(screen.getByRole<HTMLAnchorElement>('link').pathname).toBe('/news')
    await user.click(screen.getByRole('button', { name: 'Понятно' }))
    expect(document.querySelector('dialog')).toBeNull()
    expect(context.storage.get(`parking.banner.${context.city.id}`)).toBe('/pictures/1.png')
  })

  it('is followed in the app, and is closed then', async () => {
    const { router } = await visit(none, { banner })
    fireEvent.load(await hidden())
    await shown()
    fireEvent.click(screen.getByRole('link'))
    await waitFor(() => expect(router.state.location.pathname).toBe('/news'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is not shown where it does not come', async () => {
    await visit(none, { banner })
    fireEvent.error(await hidden())
    expect(document.querySelector('img')).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each([
    'https://elsewhere.example/1.png',
    'javascript:alert(1)',
    '//user:word@x.example/1.png',
  ])('is not asked for at %s', async (image) => {
    const { server } = await visit(none, { banner: { ...banner, image } })
    await waitFor(() => expect(server.callsOf('get-options-info-v3')).not.toEqual([]))
    expect(document.querySelector('img')).toBeNull()
  })

  it('waits until the notification has been read', async () => {
    const { user } = await visit(() => notice, { banner })
    await popUp()
    fireEvent.load(await hidden())
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Понятно' }))
    await shown()
  })
})

describe('the app of a city', () => {
  const appLinks = {
    androidLink: 'https://apps.example/android',
    iosLink: 'https://apps.example/ios',
  }
  const none = () => null
  const onPhone = (userAgent: string) =>
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)

  it('is offered on the second visit of a phone that it is for, once', async () => {
    onPhone('Mozilla/5.0 (Linux; Android 16)')
    const first = await visit(none, { appLinks })
    await waitFor(() =>
      expect(first.context.storage.get(`parking.app.${first.context.city.id}`)).toBe('met'),
    )
    expect(screen.queryByRole('dialog')).toBeNull()
    cleanup()
    const { user } = await visit(none, { appLinks }, first.context.storage)
    await screen.findByRole('dialog', { name: 'У города есть приложение' })
    expect(screen.getByRole<HTMLAnchorElement>('link').href).toBe('https://apps.example/android')
    await user.click(screen.getByRole('button', { name: 'Остаться на сайте' }))
    cleanup()
    await visit(none, { appLinks }, first.context.storage)
    await screen.findByRole('heading', { name: 'Карта' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each([
    ['a computer', 'Mozilla/5.0 (X11; Linux x86_64)', appLinks],
    ['a phone that it is not for', 'Mozilla/5.0 (iPhone)', { androidLink: appLinks.androidLink }],
    ['a phone whose store has no proper address', 'iPhone', { iosLink: 'javascript:alert(1)' }],
  ])('is not offered on %s', async (_, userAgent, links) => {
    onPhone(userAgent)
    const storage = memoryStorage()
    storage.set('parking.app.kazan', 'met')
    const { server } = await visit(none, { appLinks: links }, storage)
    await waitFor(() => expect(server.callsOf('get-options-info-v3')).not.toEqual([]))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
