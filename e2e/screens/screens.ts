import type { Locator, Page } from '@playwright/test'
import { CompanyPage } from '../pages/CompanyPage.ts'
import { CoopLoginPage } from '../pages/CoopLoginPage.ts'
import type { LoginDialog } from '../pages/LoginDialog.ts'
import { MapPage } from '../pages/MapPage.ts'
import { OperationsPage } from '../pages/OperationsPage.ts'
import { ParkingPage } from '../pages/ParkingPage.ts'
import type { Language } from '../pages/Screen.ts'
import type { CityControl } from '../world/CityControl.ts'

/** What a screen is brought about with. */
interface Stage {
  readonly page: Page
  readonly language: Language
  readonly city: CityControl
}

/** One screen in one state, and how to come to it. */
export interface ScreenState {
  readonly name: string
  readonly cityId?: string
  readonly scenario?: string
  readonly signedIn?: boolean
  /** A message on the console that the state cannot do without. */
  readonly expects?: RegExp
  /** Leads there; the screen is complete when what is returned can be seen. */
  readonly open: (stage: Stage) => Promise<Locator>
}

const cutOff = /Failed to load resource/

const map = async ({ page, language }: Stage, path = '/'): Promise<MapPage> =>
  new MapPage(page, language).open(path)

const parking = async ({ page, language }: Stage, query = ''): Promise<ParkingPage> => {
  const opened = await new ParkingPage(page, language).open(query)
  await opened.zone.waitFor()
  return opened
}

const loginForm = async (stage: Stage): Promise<LoginDialog> => {
  const opened = await map(stage)
  return (await opened.header.openLogin()).asDriver()
}

/** Every screen of the portal and the console. */
export const screens: readonly ScreenState[] = [
  { name: 'map', open: async (stage) => (await map(stage)).canvas },
  { name: 'map, a zone', open: async (stage) => (await map(stage, '/?zone=103')).parkHere },
  {
    name: 'map, layers',
    open: async (stage) => (await map(stage)).openLegend(),
  },
  {
    name: 'map, nothing came',
    expects: cutOff,
    open: async (stage) => {
      await stage.city.spoil('getMapInfoV3', { kind: 'status', status: 503 }, 50)
      return (await map(stage)).failure
    },
  },
  {
    name: 'login, who signs in',
    open: async (stage) => (await (await map(stage)).header.openLogin()).dialog,
  },
  { name: 'login', open: async (stage) => (await loginForm(stage)).submit },
  {
    name: 'login, refused',
    open: async (stage) => (await (await loginForm(stage)).tryWith('', '')).summary,
  },
  {
    name: 'login, picture',
    scenario: 'driver who must solve a captcha',
    open: async (stage) => (await (await loginForm(stage)).tryWith('wrong')).captchaImage,
  },
  {
    name: 'cities',
    open: async (stage) => {
      const { header } = await map(stage)
      return (await header.openCities(stage.language === 'ru' ? 'Казань' : 'Kazan')).dialog
    },
  },
  {
    name: 'menu of a guest',
    open: async (stage) => (await map(stage)).header.openSideMenu(),
  },
  {
    name: 'menu of a driver',
    signedIn: true,
    open: async (stage) => (await map(stage)).header.openSideMenu(),
  },
  { name: 'parking', signedIn: true, open: async (stage) => (await parking(stage)).nothingRuns },
  {
    name: 'parking, priced',
    signedIn: true,
    open: async (stage) => {
      const form = await parking(stage)
      await form.choose('101', 120)
      return form.intervals
    },
  },
  {
    name: 'parking, another car',
    signedIn: true,
    open: async (stage) => (await (await parking(stage)).withAnotherCar('А12')).plate,
  },
  {
    name: 'parking, a session',
    signedIn: true,
    scenario: 'driver with a session of an hour',
    open: async (stage) => (await parking(stage)).timers.first(),
  },
  {
    name: 'parking, a session about to end',
    signedIn: true,
    scenario: 'driver with a session that ends in 2 minutes',
    open: async (stage) => (await parking(stage)).timers.first(),
  },
  {
    name: 'parking, extend',
    signedIn: true,
    scenario: 'driver with a session of an hour',
    open: async (stage) => {
      const extend = await (await parking(stage)).extend()
      await extend.by(30)
      return extend.confirmButton
    },
  },
  {
    name: 'parking, end early',
    signedIn: true,
    scenario: 'driver with a session of an hour',
    open: async (stage) => (await (await parking(stage)).cancel()).dialog,
  },
  {
    name: 'parking, short of money',
    signedIn: true,
    scenario: 'driver short of money',
    open: async (stage) => {
      const form = await parking(stage)
      await form.choose('101', 120)
      return form.intervals
    },
  },
  {
    name: 'top-up',
    signedIn: true,
    open: async (stage) => {
      await parking(stage)
      return (await new MapPage(stage.page, stage.language).header.topUp()).getLinkButton
    },
  },
  {
    name: 'top-up, refused',
    signedIn: true,
    open: async (stage) => {
      await parking(stage)
      const topUp = await new MapPage(stage.page, stage.language).header.topUp()
      return (await topUp.getLink('')).summary
    },
  },
  {
    name: 'parking, payment unknown',
    signedIn: true,
    expects: cutOff,
    open: async (stage) => {
      const form = await parking(stage)
      await form.choose('101', 60)
      await stage.city.spoil('startParking', { kind: 'lost' }, 20)
      await stage.city.spoil('getProfileV6', { kind: 'status', status: 503 }, 20)
      await form.start()
      return form.checkAgainButton
    },
  },
  {
    name: 'parking, did not load',
    signedIn: true,
    expects: cutOff,
    open: async (stage) => {
      await stage.city.spoil('getZones', { kind: 'status', status: 503 }, 50)
      await stage.city.spoil('getProfileV6', { kind: 'status', status: 503 }, 50)
      return (await new ParkingPage(stage.page, stage.language).open()).failure
    },
  },
  {
    name: 'parking, a city without balances',
    signedIn: true,
    cityId: 'sevastopol',
    open: async (stage) => (await new ParkingPage(stage.page, stage.language).open()).noBalance,
  },
  {
    name: 'header, sessions',
    signedIn: true,
    scenario: 'driver with a session of an hour',
    open: async (stage) => {
      await parking(stage)
      return new MapPage(stage.page, stage.language).header.openSessions()
    },
  },
  {
    name: 'header, account',
    signedIn: true,
    open: async (stage) => {
      await parking(stage)
      return new MapPage(stage.page, stage.language).header.openAccount()
    },
  },
  {
    name: 'operations',
    signedIn: true,
    scenario: 'everything',
    open: async ({ page, language }) => {
      const operations = await new OperationsPage(page, language).open()
      return operations.rows.first()
    },
  },
  {
    name: 'session expired',
    signedIn: true,
    open: async (stage) => {
      await stage.city.spoil('getProfileV6', { kind: 'errorName', errorName: 'TokenExpired' }, 20)
      return (await new ParkingPage(stage.page, stage.language).open()).expired
    },
  },
  {
    name: 'not found',
    open: async ({ page, language }) => {
      await page.goto(language === 'ru' ? '/nowhere' : '/en/nowhere')
      const title = language === 'ru' ? 'Страница не найдена' : 'Page not found'
      return page.getByText(title)
    },
  },
  {
    name: 'closed',
    cityId: 'makhachkala',
    open: async ({ page, language }) => {
      await page.goto(language === 'ru' ? '/' : '/en')
      const title = language === 'ru' ? 'Сервис на обслуживании' : 'Closed for maintenance'
      return page.getByText(title)
    },
  },
  {
    name: 'company, login',
    open: async ({ page, language }) => (await new CoopLoginPage(page, language).open()).heading,
  },
  {
    name: 'company, login refused',
    open: async ({ page, language }) => {
      const login = await new CoopLoginPage(page, language).open()
      return (await login.tryWith('123', '')).summary
    },
  },
  {
    name: 'company',
    open: async ({ page, language }) => {
      const login = await new CoopLoginPage(page, language).open()
      await login.signIn()
      return new CompanyPage(page, language).signOutButton
    },
  },
]
