import { ContentPages } from '../pages/ContentPages.ts'
import { cutOff, inWords } from './ScreenState.ts'
import type { ScreenState, Stage } from './ScreenState.ts'

const open = ({ page, language }: Stage, path: string) =>
  new ContentPages(page, language).open(path)

/** What the city publishes. */
export const contentScreens: readonly ScreenState[] = [
  {
    name: 'news',
    open: async (stage) =>
      (await open(stage, '/news')).main.getByRole('link', { name: /Новые парковочные места/ }),
  },
  {
    name: 'news, did not come',
    expects: cutOff,
    open: async (stage) => {
      await stage.city.spoilForGood('getNews', { kind: 'status', status: 503 })
      return (await open(stage, '/news')).retry
    },
  },
  {
    name: 'piece of news',
    open: async (stage) => {
      const pages = await open(stage, '/news')
      await pages.main.getByRole('link', { name: /Новые парковочные места/ }).click()
      return pages.heading(/Новые парковочные места/)
    },
  },
  { name: 'help', open: async (stage) => (await open(stage, '/pages')).heading('Справка') },
  {
    name: 'personal data',
    open: async (stage) => (await open(stage, '/pages/pers')).heading(/./),
  },
  {
    name: 'text message commands',
    cityId: 'rostov',
    open: async (stage) => (await open(stage, '/sms-commands')).shortNumber,
  },
  {
    name: 'update',
    cityId: 'perm',
    open: async (stage) => (await open(stage, '/update')).heading('Обновление сервиса'),
  },
  {
    name: 'notification of the city',
    scenario: 'city with a notification',
    open: async (stage) => {
      await open(stage, '/pages')
      return stage.page.getByRole('dialog', { name: 'Изменение тарифов' })
    },
  },
  {
    name: 'picture of the city',
    scenario: 'city with a banner',
    open: async (stage) => {
      await open(stage, '/pages')
      return stage.page.getByRole('img', { name: /Новые места в центре/ })
    },
  },
  {
    name: 'offer of the app',
    open: async (stage) => {
      await stage.page.addInitScript(() => {
        localStorage.setItem('parking.app.kazan', 'met')
        Object.defineProperty(navigator, 'userAgent', { value: 'Android' })
      })
      await open(stage, '/pages')
      return stage.page.getByRole('dialog', {
        name: inWords(stage, 'У города есть приложение', 'The city has an app'),
      })
    },
  },
]
