import { CompanyOperationsPage } from '../pages/CompanyOperationsPage.ts'
import type { CompanyPage } from '../pages/CompanyPage.ts'
import { CoopLoginPage } from '../pages/CoopLoginPage.ts'
import { OverviewPage } from '../pages/OverviewPage.ts'
import { FleetListPage } from '../pages/FleetListPage.ts'
import { cutOff, inWords } from './ScreenState.ts'
import type { ScreenState, Stage } from './ScreenState.ts'

async function openLogin({ page, language }: Stage): Promise<CoopLoginPage> {
  return new CoopLoginPage(page, language).open()
}

async function openCompany(stage: Stage): Promise<CompanyPage> {
  const company = await (await openLogin(stage)).signIn()
  // The name comes with the account: no read of it is on its way any more.
  await company.heading.waitFor()
  return company
}

async function openList(
  stage: Stage,
  list: 'drivers' | 'vehicles' | 'devices',
): Promise<FleetListPage> {
  await openCompany(stage)
  return new FleetListPage(stage.page, stage.language).open(list)
}

async function openOverview(stage: Stage): Promise<OverviewPage> {
  await openCompany(stage)
  return new OverviewPage(stage.page, stage.language).open()
}

async function openOperations(stage: Stage): Promise<CompanyOperationsPage> {
  await openCompany(stage)
  return new CompanyOperationsPage(stage.page, stage.language).open()
}

const mixedTable = [
  'ФИО;Телефон;Автомобиль;Гос. №',
  'Водитель Новый;79160000001;KIA RIO;А111АА116',
  'Один;12;LADA;А',
  'Водитель Другой;79160000001;LADA;А111АА116',
  'Водитель Третий;79160000002;LADA;LADA 2107',
  'Водитель Номер 1;79001000000;LADA;В222ВВ116',
].join('\n')

/** What the company's vehicles do and cost, and tables that are loaded. */
const overviewScreens: readonly ScreenState[] = [
  {
    name: 'company, overview',
    scenario: 'everything',
    open: async (stage) => (await openOverview(stage)).overlaps,
  },
  {
    name: 'company, operations',
    scenario: 'everything',
    open: async (stage) => (await openOperations(stage)).rows.first(),
  },
  {
    name: 'company, operations summed',
    scenario: 'everything',
    open: async (stage) => {
      const operations = await openOperations(stage)
      await operations.sums.click()
      return operations.figures
    },
  },
  {
    name: 'company, no operation found',
    scenario: 'everything',
    open: async (stage) => {
      const operations = await openOperations(stage)
      await operations.search.fill('zzzz')
      return stage.page.getByText(inWords(stage, 'Таких операций нет', 'no such transactions'))
    },
  },
  {
    name: 'company, one driver',
    scenario: 'everything',
    open: async (stage) => {
      const list = await openList(stage, 'drivers')
      await list.row('Водитель Номер 1').getByRole('link').first().click()
      return stage.page.getByText(inWords(stage, 'Последняя парковка', 'Last parked'))
    },
  },
  {
    name: 'company, one vehicle',
    scenario: 'everything',
    open: async (stage) => {
      const list = await openList(stage, 'vehicles')
      await list.rows.first().getByRole('link').click()
      return stage.page.getByText(inWords(stage, 'Последняя парковка', 'Last parked'))
    },
  },
  {
    name: 'company, table to choose',
    open: async (stage) => {
      const list = await openList(stage, 'drivers')
      await list.press(inWords(stage, 'Загрузить из файла', 'Load from a file'))
      return list.dialog
    },
  },
  {
    name: 'company, table with mistakes',
    open: async (stage) => {
      const list = await openList(stage, 'drivers')
      await list.load('drivers.csv', mixedTable)
      return list.dialog.getByRole('heading', {
        name: inWords(stage, 'Строки с ошибками', 'Rows with mistakes'),
      })
    },
  },
]

/** The lists of the console: drivers, vehicles and devices. */
const fleetScreens: readonly ScreenState[] = [
  { name: 'company, drivers', open: async (stage) => (await openList(stage, 'drivers')).drivers },
  {
    name: 'company, vehicles',
    open: async (stage) => (await openList(stage, 'vehicles')).vehicles,
  },
  { name: 'company, devices', open: async (stage) => (await openList(stage, 'devices')).devices },
  {
    name: 'company, drivers chosen',
    open: async (stage) => {
      const list = await openList(stage, 'drivers')
      await list.chooseAll.check()
      return stage.page.getByText(inWords(stage, 'Выбрано: ', 'Selected: '))
    },
  },
  {
    name: 'company, no driver found',
    open: async (stage) => {
      await (await openList(stage, 'drivers')).search.fill('zzzz')
      return stage.page.getByText(inWords(stage, 'Ничего не найдено', 'Nothing found'))
    },
  },
  {
    name: 'company, new driver refused',
    open: async (stage) => {
      const list = await openList(stage, 'drivers')
      await list.press(inWords(stage, 'Добавить водителя', 'Add a driver'))
      await list.dialog
        .getByRole('button', { name: inWords(stage, 'Добавить', 'Add'), exact: true })
        .click()
      return stage.page.getByText(inWords(stage, 'Проверьте поля', 'Check the fields'))
    },
  },
  {
    name: 'company, device that stays',
    open: async (stage) => {
      const list = await openList(stage, 'devices')
      await list.chooseAll.check()
      await list.press(inWords(stage, 'Удалить', 'Delete'))
      return list.dialog
    },
  },
  {
    name: 'company, new device',
    open: async (stage) => {
      const list = await openList(stage, 'devices')
      await list.press(inWords(stage, 'Добавить устройство', 'Add a device'))
      return list.dialog
    },
  },
  {
    name: 'company, drivers to remove',
    open: async (stage) => {
      const list = await openList(stage, 'drivers')
      await list.chooseAll.check()
      await list.press(inWords(stage, 'Удалить', 'Delete'))
      return list.dialog
    },
  },
  {
    name: 'company, drivers switched off',
    open: async (stage) => {
      const list = await openList(stage, 'drivers')
      await list.chooseAll.check()
      await list.press(inWords(stage, 'Отключить', 'Switch off'))
      return stage.page.getByText(inWords(stage, 'Готово. Выполнено', 'Finished. Done'))
    },
  },
]

/** The console of companies. */
export const consoleScreens: readonly ScreenState[] = [
  { name: 'company, login', open: async (stage) => (await openLogin(stage)).heading },
  {
    name: 'company, login not filled in',
    open: async (stage) => (await (await openLogin(stage)).tryWith('123', '')).summary,
  },
  {
    name: 'company, login refused',
    open: async (stage) => (await (await openLogin(stage)).tryWith('7707083893', 'K-1')).summary,
  },
  {
    name: 'company, login with a typo',
    open: async (stage) => {
      const login = await openLogin(stage)
      await login.inn.fill('7707083894')
      await login.contract.focus()
      return stage.page.getByText(inWords(stage, 'контрольная цифра', 'check digit'))
    },
  },
  {
    name: 'company, login not offered',
    cityId: 'tver',
    open: async (stage) => {
      await openLogin(stage)
      return stage.page.getByText(
        inWords(stage, 'вход для компаний не открыт', 'isn’t available in this city'),
      )
    },
  },
  { name: 'company', open: async (stage) => (await openCompany(stage)).signOutButton },
  {
    name: 'company, did not come',
    expects: cutOff,
    open: async (stage) => {
      await stage.city.spoilForGood('getCorporateProfile', { kind: 'status', status: 503 })
      await (await openLogin(stage)).signIn()
      const words = inWords(stage, 'Данные компании не загрузились', 'details didn’t load')
      return stage.page.getByText(words)
    },
  },
  {
    name: 'company, session expired',
    open: async (stage) => {
      await openCompany(stage)
      const expired = { kind: 'errorName', errorName: 'TokenExpired' } as const
      await stage.city.spoilForGood('getCorporateProfile', expired)
      await stage.page.reload()
      const name = inWords(stage, 'Нужно войти ещё раз', 'Please sign in again')
      return stage.page.getByRole('dialog', { name })
    },
  },
  {
    name: 'company, not found',
    open: async (stage) => {
      await openCompany(stage)
      await stage.page.goto(stage.language === 'ru' ? '/legal/nowhere' : '/en/legal/nowhere')
      return stage.page.getByText(inWords(stage, 'Страница не найдена', 'Page not found'))
    },
  },
  {
    name: 'company, closed',
    cityId: 'makhachkala',
    open: async (stage) => {
      await stage.page.goto(stage.language === 'ru' ? '/legal/auth' : '/en/legal/auth')
      const title = inWords(stage, 'Сервис на обслуживании', 'Closed for maintenance')
      return stage.page.getByText(title)
    },
  },
  ...fleetScreens,
  ...overviewScreens,
]
