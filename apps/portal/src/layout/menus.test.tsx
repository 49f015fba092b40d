import { formatPhone } from '@parking/domain'
import { accountRoute, memberRoute, rootRoute } from '@parking/runtime'
import { backEnd, ok, renderApp, type TestContextOptions } from '@parking/runtime/testing'
import { createRoute } from '@tanstack/react-router'
import { screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { portalMenu } from '../createPortalRouter.tsx'
import { portalTexts } from '../texts/ru.ts'
import { AccountLayout } from './AccountLayout.tsx'
import { Footer } from './Footer.tsx'
import { SideMenu } from './SideMenu.tsx'

const home = createRoute({ getParentRoute: () => rootRoute, path: '/' })
const parking = createRoute({ getParentRoute: () => accountRoute, path: 'parking' })
const news = createRoute({ getParentRoute: () => rootRoute, path: 'news' })
const pages = createRoute({ getParentRoute: () => rootRoute, path: 'pages/{-$path}' })
const routeTree = rootRoute.addChildren([
  home,
  pages,
  news,
  memberRoute.addChildren([accountRoute.addChildren([parking])]),
])

const item = (path: string, ru: string) => ({ path, itemOrder: 1, titles: { ru, en: ru } })

function openMenus(
  settings: object,
  more: {
    readonly token?: string
    readonly path?: string
    readonly city?: TestContextOptions['city']
  } = {},
) {
  const server = backEnd({ 'get-options-info-v3': () => ok({ isClose: false, ...settings }) })
  return renderApp(routeTree, {
    fetch: server.fetch,
    texts: [portalTexts],
    menu: portalMenu,
    layout: { Root, Account: AccountLayout, NotFound: () => null },
    ...more,
  })
}

function Root({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <>
      <SideMenu onClose={() => {}} />
      {children}
    </>
  )
}

async function linksOf(navigation: string) {
  const menu = await screen.findByRole('navigation', { name: navigation, hidden: true })
  const links = within(menu).getAllByRole('link', { hidden: true })
  return links.map((link) => [link.textContent?.trim(), link.getAttribute('href')])
}

const account = [
  ['Парковка', '/profile/parking'],
  ['История операций', '/profile/operations'],
  ['Абонементы', '/profile/abonements'],
  ['Мой профиль', '/profile/my-profile'],
]

const registration = ['Регистрация', '/registration']
const licences = ['Лицензии', '/licences.txt']

describe('the menus of the portal', () => {
  it('are drawn of one list', async () => {
    await openMenus({}, { token: 'token-1', path: '/profile/parking' })
    expect(await linksOf('Личный кабинет')).toEqual(account)
    expect(await linksOf('Разделы')).toEqual([['Карта', '/'], ...account])
  })

  it('lead to the constructor of permits where the city has one', async () => {
    const city = { flags: { permitConstructor: true } }
    const signedIn = { token: 'token-1', path: '/profile/parking', city }
    await openMenus({ useSubscriptionConstructor: true }, signedIn)
    await screen.findAllByText('Конструктор')
    const constructor = ['Конструктор', '/profile/constructor']
    expect(await linksOf('Личный кабинет')).toEqual(account.toSpliced(-1, 0, constructor))
  })

  it('name the sessions where there is no balance', async () => {
    await openMenus({ dontUseBalance: true }, { token: 'token-1', path: '/profile/parking' })
    expect(await screen.findAllByText('Парковочные сессии')).toHaveLength(2)
  })

  it('have the items of the header and of phones in the one that the header opens, none twice', async () => {
    const header = [item('/news', 'Новости города'), item('https://city.example/', 'Город')]
    const mobile = [item('/news', 'Новости'), item('/pages', 'Правила')]
    await openMenus({ menuItems: { header, mobile } })
    await screen.findByText('Правила')
    const links = (await linksOf('Разделы')).map(([title]) => title)
    expect(links.slice(-3)).toEqual(['Новости города', 'Город', 'Правила'])
  })

  it('show a guest what is for everybody', async () => {
    await openMenus({})
    expect(await linksOf('Разделы')).toEqual([['Карта', '/'], registration])
  })

  it('lead a guest to paying without an account where the city lets guests pay', async () => {
    await openMenus({ useSessionWithoutRegister: true })
    await screen.findByText('Оплата без регистрации')
    expect(await linksOf('Разделы')).toEqual([
      ['Карта', '/'],
      ['Оплата без регистрации', '/guest-payment'],
      registration,
    ])
  })

  it('lead nobody there who is signed in', async () => {
    const city = { useSessionWithoutRegister: true }
    await openMenus(city, { token: 'token-1', path: '/profile/parking' })
    expect(await linksOf('Разделы')).toEqual([['Карта', '/'], ...account])
  })

  it('lead nobody to the registration who is signed in, though the city adds it', async () => {
    const mobile = [item('/registration', 'Стать водителем'), item('/news', 'Новости')]
    await openMenus({ menuItems: { mobile } }, { token: 'token-1', path: '/profile/parking' })
    await screen.findByText('Новости')
    expect(await linksOf('Разделы')).toEqual([['Карта', '/'], ...account, ['Новости', '/news']])
  })

  it('lead to what the city writes, and never to what a hostile item names', async () => {
    const hostile = ['javascript:alert(1)', '//elsewhere.example/', 'data:text/html,x', 'news', '']
    const mobile = [
      ...hostile.map((path) => item(path, `Ловушка ${path}`)),
      item('/pages', 'Справка'),
      item('/pages/rules', 'Правила'),
      item('https://elsewhere.example/', 'Сайт города'),
    ]
    await openMenus({ menuItems: { mobile } })
    await screen.findByText('Справка')
    expect(await linksOf('Разделы')).toEqual([
      ['Карта', '/'],
      registration,
      ['Справка', '/pages'],
      ['Правила', '/pages/rules'],
      ['Сайт города', 'https://elsewhere.example/'],
    ])
  })

  it('lead within the site where an item names a page of it with a query, a language or in full', async () => {
    const mobile = [
      item('/?zone=101', 'Зона 101'),
      item('/en/news', 'Новости'),
      item(`${window.location.origin}/pages/rules#prices`, 'Правила'),
      item('/ru//elsewhere.example/', 'Ловушка'),
      item('/\\\\elsewhere.example/', 'Ловушка'),
    ]
    await openMenus({ menuItems: { mobile } })
    await screen.findByText('Правила')
    expect(await linksOf('Разделы')).toEqual([
      ['Карта', '/'],
      registration,
      ['Зона 101', '/?zone=101'],
      ['Новости', '/news'],
      ['Правила', '/pages/rules#prices'],
    ])
    expect(screen.getByText('Правила').getAttribute('target')).toBeNull()
  })

  it('show a page once that the city adds to them too', async () => {
    const mobile = [item('/', 'Карта города'), item('/news', 'Новости'), item('/nowhere', 'Нет')]
    await openMenus({ menuItems: { mobile } })
    await screen.findByText('Новости')
    expect(await linksOf('Разделы')).toEqual([['Карта', '/'], registration, ['Новости', '/news']])
  })
})

describe('the line below every page', () => {
  it('leads to the map, to the pages of the city and to its app, and names its contacts', async () => {
    const server = backEnd({
      'get-options-info-v3': () =>
        ok({
          isClose: false,
          menuItems: { footer: [item('/news', 'Новости'), item('/', 'Карта')] },
          appLinks: { iosLink: 'https://apps.example/ios', apkLink: 'javascript:alert(1)' },
          contacts: { phone: '+79001234567' },
        }),
    })
    await renderApp(routeTree, {
      fetch: server.fetch,
      texts: [portalTexts],
      menu: portalMenu,
      city: { smsPrefix: null },
      layout: { Root: Footer, Account: AccountLayout, NotFound: () => null },
    })
    await screen.findByText('Новости')
    expect(await linksOf('Разделы')).toEqual([
      ['Карта', '/'],
      ['Новости', '/news'],
      licences,
      ['App Store', 'https://apps.example/ios'],
      [formatPhone('+79001234567'), 'tel:+79001234567'],
      ['help@kazan.parking.example', 'mailto:help%40kazan.parking.example'],
    ])
  })
})

describe('what a city has of pages about the service', () => {
  const [rules, sms, personal, update] = [
    ['Правила парковки', '/pages/rules'],
    ['СМС-команды', '/sms-commands'],
    ['Как с данными', '/pages/pers'],
    ['Обновление сервиса', '/update'],
  ] as const
  const title = { ru: 'Как с данными', en: 'Data' }

  it.each([
    ['nothing', {}, [licences]],
    ['rules of parking', { flags: { pageRules: true } }, [rules, licences]],
    ['commands by SMS', { smsPrefix: '61' }, [sms, licences]],
    [
      'rules on personal data',
      { flags: { pagePersonalData: true, pagePersonalDataTitle: title } },
      [personal, licences],
    ],
    ['an update', { updatePage: true }, [update, licences]],
    [
      'everything',
      {
        smsPrefix: '61',
        updatePage: true,
        flags: { pageRules: true, pagePersonalData: true, pagePersonalDataTitle: title },
      },
      [rules, sms, personal, update, licences],
    ],
  ] as const)('%s: the menu at the side leads there', async (_, city, links) => {
    await openMenus({ pagePersonalData: true }, { city: { smsPrefix: null, ...city } })
    const region = await screen.findByRole('heading', { name: 'О сервисе', hidden: true })
    await waitFor(() =>
      expect(
        within(region.parentElement ?? document.body)
          .getAllByRole('link', { hidden: true })
          .map((link) => [link.textContent?.trim(), link.getAttribute('href')]),
      ).toEqual(links),
    )
  })

  it('the owner is named as the law wants it told, and since when', async () => {
    const legal = {
      name: { ru: 'МКУ «Парковки»', en: 'Parking' },
      inn: '0000000000',
      ogrn: '0000000000000',
      address: { ru: 'г. Казань, Примерная ул., д. 1', en: 'Kazan' },
    }
    const contacts = {
      phone: '+70000000000',
      email: 'help@kazan.parking.example',
      hours: { ru: 'с 8:00 до 20:00', en: 'from 8:00 to 20:00' },
    }
    await openMenus({}, { city: { smsPrefix: null, legal, contacts } })
    await screen.findByText(/ИНН/u)
    const { textContent } = document.body
    expect(textContent).toContain(`© 2018–${new Date().getFullYear()} МКУ «Парковки»`)
    expect(textContent).toContain('ИНН 0000000000, ОГРН 0000000000000')
    expect(textContent).toContain('г. Казань, Примерная ул., д. 1')
    expect(textContent).toContain('Поддержка отвечает с 8:00 до 20:00')
  })
})
