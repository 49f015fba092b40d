import { COMPANY, DEMO_PASSWORD, DRIVER } from '@parking/sandbox/accounts'
import type { CityControl } from '../world/CityControl.ts'
import type { Screen } from './Screen.ts'

/** What a story is told with. */
interface World {
  readonly screen: Screen
  readonly city: CityControl
  /** Ends the server: nobody answers any more. */
  readonly cut: () => Promise<void>
}

/** Something that a driver does. */
export interface Story {
  readonly name: string
  /** The state that the city begins in. */
  readonly scenario: string
  /** Whether it is told in every test run. */
  readonly isShort: boolean
  readonly tell: (world: World) => Promise<void>
}

const signedIn = async ({ screen, city }: World, path: string): Promise<void> =>
  screen.openSignedIn(path, city.id, await city.token())

type Kind = Parameters<Awaited<ReturnType<CityControl['ledger']>>['count']>[0]

const count = async ({ city }: World, kind: Kind): Promise<number> =>
  (await city.ledger()).count(kind)

/** Waits until the ledger has one entry more of a kind than before. */
async function oneMore(world: World, kind: Kind, before: number): Promise<void> {
  await world.screen.until(`one ${kind} in the ledger`, async () => {
    return (await count(world, kind)) === before + 1
  })
}

/** Asks for a link to the bank, for 300 roubles, and follows it. */
async function goToBank(world: World): Promise<void> {
  const { screen } = world
  await signedIn(world, '/profile/parking')
  await screen.press('header button', /^Баланс/)
  await screen.press('button, [role=menuitem]', /^Пополнить$/)
  await screen.fill('dialog input', /^Сумма/, '300')
  await screen.pay('dialog button', /^Пополнить · /)
  await screen.press('dialog a, dialog button', /^Перейти к оплате/)
}

const isDialog = (isOpen: boolean): string =>
  `return (document.querySelector('dialog[open]') !== null) === ${isOpen}`

/** Whether streets and houses are drawn: then less of the map than four fifths has the ground's colour. */
const isDrawn = `
  return Array.from(document.querySelectorAll('.ol-viewport canvas')).some((canvas) => {
    if (canvas.width === 0) return false
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
    const counts = new Map()
    let all = 0
    for (let at = 0; at + 3 < data.length; at += 404, all += 1) {
      const colour = data.slice(at, at + 4).join()
      counts.set(colour, (counts.get(colour) ?? 0) + 1)
    }
    return counts.size > 5 && Math.max(...counts.values()) < all * 0.8
  })`

export const stories: readonly Story[] = [
  {
    name: 'map drawn, places listed',
    scenario: 'driver',
    isShort: true,
    tell: async ({ screen }) => {
      await screen.open('/')
      await screen.see(/Парковки рядом/)
      await screen.holds('the map to be drawn', isDrawn)
    },
  },
  {
    name: 'login',
    scenario: 'driver',
    isShort: true,
    tell: async ({ screen }) => {
      await screen.open('/')
      await screen.press('header button', /^Войти$/)
      await screen.press('dialog button', /^Водитель/)
      await screen.fill('dialog input', /^Электронная почта или телефон/, DRIVER.email)
      await screen.fill('dialog input', /^Пароль/, DEMO_PASSWORD)
      await screen.press('dialog button', /^Войти$/)
      await screen.holds('the parking page', `return location.pathname === '/profile/parking'`)
      await screen.see(/На сколько/)
    },
  },
  {
    name: 'plate and start',
    scenario: 'driver',
    isShort: true,
    tell: async (world) => {
      const { screen } = world
      const before = await count(world, 'payment')
      await signedIn(world, '/profile/parking')
      await screen.fill('[role=combobox]', /^Зона/, '101')
      await screen.press('[role=option]', /101/)
      await screen.press('input[type=radio]', /^Другая машина/)
      await screen.fill('input', /^Номер машины/, 'А123ВС16')
      await screen.press('main button', /^1 ч$/)
      await screen.pay('main button', /^Начать парковку · /)
      await screen.see(/Парковка началась/)
      await oneMore(world, 'payment', before)
    },
  },
  {
    name: 'extend',
    scenario: 'driver with a session of an hour',
    isShort: false,
    tell: async (world) => {
      const { screen } = world
      const before = await count(world, 'renew')
      await signedIn(world, '/profile/parking')
      await screen.press('main button', /^Продлить парковку/)
      await screen.press('dialog button', /^1 ч$/)
      await screen.pay('dialog button', /^Продлить · /)
      await screen.see(/Парковка продлена/)
      await oneMore(world, 'renew', before)
    },
  },
  {
    name: 'end early',
    scenario: 'driver with a session of an hour',
    isShort: false,
    tell: async (world) => {
      const { screen } = world
      const before = await count(world, 'cancel')
      await signedIn(world, '/profile/parking')
      await screen.press('main button', /^Завершить парковку/)
      await screen.pay('dialog button', /^Завершить$/)
      await screen.holds('the dialog to close', isDialog(false))
      await oneMore(world, 'cancel', before)
    },
  },
  {
    name: 'top-up at the bank and back',
    scenario: 'driver',
    isShort: false,
    tell: async (world) => {
      const { screen } = world
      const before = await count(world, 'refill')
      await goToBank(world)
      await screen.press('button', /^Оплатить$/)
      await screen.see(/Баланс пополнен/)
      await oneMore(world, 'refill', before)
    },
  },
  {
    name: 'back from the bank without having paid',
    scenario: 'driver',
    isShort: false,
    tell: async (world) => {
      const { screen } = world
      const before = await count(world, 'refill')
      await goToBank(world)
      await screen.holds('the bank', `return location.pathname !== '/profile/parking'`)
      await screen.tab.back()
      // Whether the page was kept or is loaded anew, it says the same, and nothing was paid.
      await screen.see(/Платёж пока не пришёл/)
      if ((await count(world, 'refill')) !== before) throw new Error('Something was paid')
    },
  },
  {
    name: 'dialog closed by Back, then a link',
    scenario: 'driver with a session of an hour',
    isShort: true,
    tell: async (world) => {
      const { screen } = world
      await signedIn(world, '/profile/parking')
      await screen.press('main button', /^Продлить парковку/)
      const isEntered = `return history.state?.dialogs === 1`
      await screen.holds('the entry of the dialog', isEntered)
      await screen.tab.back()
      await screen.holds('the dialog to close', isDialog(false))
      await screen.press('header a', /Казань|Парковки|Карта|Главная/)
      await screen.holds('the page of the link', `return location.pathname !== '/profile/parking'`)
    },
  },
  {
    name: 'dark scheme, bars of lists too',
    scenario: 'driver',
    isShort: false,
    tell: async ({ screen }) => {
      await screen.open('/icon.svg')
      await screen.tab.ask(`localStorage.setItem('parking-color-scheme', 'dark')`)
      await screen.open('/')
      await screen.see(/Парковки рядом/)
      await screen.holds(
        "the bar of the list in the scheme's colours",
        `const all = Array.from(document.querySelectorAll('#app *'), (one) => getComputedStyle(one))
        const bars = all.filter(({ overflowY }) => overflowY === 'auto')
        return bars.length > 0 && bars.every(({ colorScheme, scrollbarColor }) =>
          colorScheme === 'dark' && (scrollbarColor === undefined || scrollbarColor === 'rgb(127, 141, 165) rgba(0, 0, 0, 0)'))`,
      )
    },
  },
  {
    name: 'import dialog of the console starts in reach',
    scenario: 'driver',
    isShort: false,
    tell: async ({ screen }) => {
      await screen.open('/legal/auth')
      await screen.fill('input', /^ИНН/, COMPANY.inn)
      await screen.fill('input', /^Номер договора/, COMPANY.contract)
      await screen.press('button', /^Войти$/)
      await screen.holds('the company', `return location.pathname !== '/legal/auth'`)
      await screen.press('nav a', /^Водители/)
      for (let time = 0; time < 5; time += 1) {
        await screen.press('main button', /^Загрузить из файла$/)
        const isOnTitle = `return document.activeElement?.matches('dialog[open] h2') === true`
        await screen.holds('the dialog to start on its title', isOnTitle)
        await screen.press('dialog button', /^Не загружать$/)
        await screen.holds('the dialog to close', isDialog(false))
      }
    },
  },
  {
    name: 'offline start',
    scenario: 'driver',
    isShort: true,
    tell: async ({ screen, cut }) => {
      await screen.open('/')
      await screen.see(/Парковки рядом/)
      await screen.tab.ask(
        `navigator.serviceWorker.ready.then(({ active }) => { window.isKept = active !== null })`,
      )
      await screen.holds('the build to be kept', 'return window.isKept === true')
      await cut()
      await screen.open('/')
      await screen.see(/Парковки рядом/)
    },
  },
]
