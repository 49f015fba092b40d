import { COMPANY, DEMO_PASSWORD, DRIVER } from '@parking/sandbox/accounts'
import { countSheetsOf } from '../world/countSheets.ts'
import type { CityControl } from '../world/CityControl.ts'
import type { Screen } from './Screen.ts'

/** What a story is told with. */
export interface World {
  readonly screen: Screen
  readonly city: CityControl
  /** Ends the server: nobody answers any more. */
  readonly cut: () => Promise<void>
  /** Puts a newer build in the place of the one that is served. */
  readonly deploy: () => void
  /** How much memory the engine holds, in megabytes. */
  readonly memory: () => Promise<number>
}

/** Something that a driver does. */
export interface Story {
  readonly name: string
  /** The state that the city begins in. */
  readonly scenario: string
  /** In every test run, with all others, or only when it is asked for. */
  readonly told: 'always' | 'usually' | 'alone'
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

/** What the build of the page calls itself. */
const version = `return JSON.parse(document.querySelector('#parking-config').textContent).version`

/** Waits until the browser keeps the build that the page is of. */
async function isKept({ screen }: World): Promise<void> {
  await screen.tab.ask(
    `navigator.serviceWorker.ready.then(({ active }) => { window.isKept = active !== null })`,
  )
  await screen.holds('the build to be kept', 'return window.isKept === true')
}

/** Deploys a newer build, and waits until the browser keeps it beside the one that is open. */
export async function newerWaits({ screen, deploy }: World): Promise<void> {
  deploy()
  await screen.tab.ask(`navigator.serviceWorker.getRegistration().then(async (registration) => {
    window.registration = registration
    await registration.update()
  })`)
  await screen.holds(
    'the newer build to be kept',
    `return window.registration?.waiting?.state === 'installed'`,
  )
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
    told: 'always',
    tell: async ({ screen }) => {
      await screen.open('/')
      await screen.see(/Парковки рядом/)
      await screen.holds('the map to be drawn', isDrawn)
    },
  },
  {
    name: 'login',
    scenario: 'driver',
    told: 'always',
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
    told: 'always',
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
    told: 'usually',
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
    told: 'usually',
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
    told: 'usually',
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
    told: 'usually',
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
    told: 'always',
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
    told: 'usually',
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
    told: 'usually',
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
    told: 'always',
    tell: async (world) => {
      const { screen, cut } = world
      await screen.open('/')
      await screen.see(/Парковка 10102/)
      await isKept(world)
      await cut()
      await screen.open('/')
      await screen.see(/Парковка 10102/)
    },
  },
  {
    name: 'a newer build under an open tab',
    scenario: 'driver',
    told: 'usually',
    tell: async (world) => {
      const { screen } = world
      await screen.open('/check')
      await isKept(world)
      await screen.open('/check')
      const older = await screen.tab.ask(version)
      await newerWaits(world)
      // A part of the page that nobody has opened yet comes from the build of the page.
      await screen.press('a', /^Регистрация$/)
      await screen.see(/Пароль ещё раз/)
      await screen.holds('the build of the page', `${version} === ${JSON.stringify(older)}`)
      // WebKit's worker can't tell that the only tab is loaded anew; there the newer build comes once the
      // site is left, which the others keep for the way back.
      await screen.open('/check')
      await screen.tab.ask('window.isLeft = true; location.reload()')
      await screen.holds('the page anew', 'return window.isLeft !== true')
      await screen.see(/В ссылке нет данных чека/)
      await screen.tab.open('about:blank')
      await screen.open('/check')
      await screen.holds('the newer build', `${version} !== ${JSON.stringify(older)}`)
      await screen.press('a', /^Регистрация$/)
      await screen.see(/Пароль ещё раз/)
    },
  },
  {
    name: 'a receipt, a permit and the evidence of a stay on one sheet each',
    scenario: 'driver with a session of an hour',
    told: 'usually',
    tell: async (world) => {
      const { screen, city } = world
      const token = await city.token()
      const permit = { vehicle: 'А123ВС116', codeSubscription: 'week', timestart: '24/11/2026' }
      await city.call('payment/subscription', { token, ...permit })
      const receipt = 'title=Зона 101&dateIn=24.11.2026 10:00&dateOut=24.11.2026 12:00&price=200.00'
      await screen.open(`/check?${receipt}&ts=А123ВС116`)
      await screen.see(/200,00 ₽/)
      await onOneSheet(screen)
      await signedIn(world, '/profile/parking/evidence?session=1')
      await screen.see(/Платежи/)
      await onOneSheet(screen)
      await screen.open('/profile/abonements')
      await screen.press('main button', /^Действия/)
      await screen.press('[role=menuitem]', /^Показать/)
      await screen.see(/Абонемент на парковку/)
      await screen.see(/Цена\s+1 200/)
      await onOneSheet(screen)
    },
  },
  {
    name: 'a guest pays',
    scenario: 'driver',
    told: 'usually',
    tell: async (world) => {
      const { screen } = world
      const before = await count(world, 'payment')
      await screen.open('/guest-payment?zone=101')
      await screen.fill('input', /^Номер машины/, 'Т777ТТ77')
      await screen.press('main button', /^1 ч$/)
      await screen.fill('input', /^Ваш телефон/, '9001234567')
      await screen.pay('main button', /^К оплате · /)
      await screen.pay('dialog button', /^Получить ссылку/)
      await screen.press('dialog a', /^Перейти к оплате/)
      await screen.press('button', /^Оплатить$/)
      await screen.see(/Парковка началась/)
      await oneMore(world, 'payment', before)
      await screen.open('/guest-payment')
      await screen.see(/Оплачено здесь/)
    },
  },
  {
    name: 'registration',
    scenario: 'driver',
    told: 'usually',
    tell: async ({ screen, city }) => {
      await screen.open('/registration')
      await screen.fill('input', /^Электронная почта/, 'newcomer@parking.example')
      await screen.fill('input', /^Телефон/, '9112223344')
      await screen.fill('input', /^Пароль$/, 'secret-1')
      await screen.fill('input', /^Пароль ещё раз/, 'secret-1')
      await screen.press('input', /^Принимаю пользовательское соглашение/)
      await screen.press('input', /^Даю согласие на обработку/)
      await screen.press('main button', /^Продолжить$/)
      await screen.see(/Подтвердите почту/)
      await screen.fill('input', /^Код/, (await city.lastMessage()).code)
      await screen.see(/Подтвердите телефон/)
      await screen.fill('input', /^Код/, (await city.lastMessage()).code)
      await screen.holds(
        'the account',
        `return localStorage.getItem('parking.token.kazan.driver') !== null && location.pathname === '/'`,
      )
    },
  },
  {
    name: 'fines with their pictures',
    scenario: 'driver',
    told: 'usually',
    tell: async (world) => {
      const { screen } = world
      await signedIn(world, '/profile/penalty')
      await screen.press('h2 button', /Не оплачен/)
      await screen.holds(
        'the picture of the fine',
        `return Array.from(document.querySelectorAll('main img')).some((one) => one.complete && one.naturalWidth > 0)`,
      )
    },
  },
  {
    name: 'a letter and its chat',
    scenario: 'driver',
    told: 'usually',
    tell: async (world) => {
      const { screen } = world
      await signedIn(world, '/profile/feedback')
      await screen.fill('textarea', /^Сообщение/, 'Не пришёл чек')
      await screen.press('main button', /^Отправить$/)
      await screen.see(/Обращение № \d+ зарегистрировано/)
      await screen.press('main li button', /^Открыть/)
      await screen.fill('dialog textarea', /^Ваше сообщение/, 'Заказ 100500')
      await screen.press('dialog button', /^Отправить$/)
      await screen.holds(
        'the message in the chat',
        `return document.querySelector('dialog [role=log]')?.textContent.includes('Заказ 100500') === true`,
      )
      await screen.tab.back()
      await screen.holds('the dialog to close', isDialog(false))
    },
  },
  {
    name: 'a barrier parking by its ticket',
    scenario: 'driver',
    told: 'usually',
    tell: async (world) => {
      const { screen, city } = world
      const before = await count(world, 'paymentGate')
      await signedIn(world, '/profile/parking?type=planar')
      const ticket = await city.takeTicket()
      await city.moveClock(70)
      await screen.fill('input', /^Номер карты или билета/, ticket)
      await screen.press('main button', /^Узнать цену$/)
      await screen.pay('dialog button', /^Оплатить · /)
      await screen.see(/Оплачено, можно выезжать/)
      await oneMore(world, 'paymentGate', before)
    },
  },
  {
    name: 'a receipt to pay by at a bank, with the day of a document',
    scenario: 'driver',
    told: 'usually',
    tell: async (world) => {
      const { screen } = world
      await signedIn(world, '/profile/parking')
      await screen.press('header button', /^Баланс/)
      await screen.press('button, [role=menuitem]', /^Пополнить$/)
      await screen.fill('dialog input', /^Сумма/, '300')
      await screen.choose('dialog select', /^Квитанция$/)
      await screen.pay('dialog button', /^Получить квитанцию/)
      for (const [name, text] of payer) await screen.fill('dialog input', name, text)
      await screen.pay('dialog button', /^Получить квитанцию$/)
      await screen.see(/Скачать PDF/)
    },
  },
  {
    name: 'fields of day and time take what is typed',
    scenario: 'driver',
    told: 'usually',
    tell: async (world) => {
      const { screen } = world
      // The letter says which half of the day is meant, where a browser asks for that.
      await signedIn(world, '/profile/parking?zone=101')
      await screen.choose('main select', /Уже стояла сегодня/)
      await screen.fill('input[type=time]', /^Начало стоянки/, '08:05a')
      await screen.holds(
        'the time',
        `return document.querySelector('input[type=time]').value === '08:05'`,
      )
      await screen.open('/profile/operations')
      await screen.choose('main select', /Выбрать даты/)
      await screen.fill('input[type=date]', /^Начало/, '11.11.2026')
      await screen.holds(
        'the day',
        `return document.querySelector('input[type=date]').value === '2026-11-11'`,
      )
    },
  },
]

/** Who pays by a receipt at a bank. */
const payer: readonly (readonly [RegExp, string])[] = [
  [/^Фамилия/, 'Водитель'],
  [/^Имя/, 'Проверочный'],
  [/^Отчество/, 'Примерович'],
  [/^Серия/, '9204'],
  [/^Номер/, '123456'],
  [/^Дата выдачи/, '05032019'],
  [/^Кем выдан/, 'Отделение 1'],
  [/^Адрес/, 'Казань, улица Мира, 1'],
]

/** Prints the page and counts its sheets, where the engine's driver can print. */
async function onOneSheet({ tab }: Screen): Promise<void> {
  const paper = await tab.paper()
  if (paper === null) return
  const sheets = countSheetsOf(Buffer.from(paper))
  if (sheets !== 1) throw new Error(`${sheets} sheets are printed`)
}
