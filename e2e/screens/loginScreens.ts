import { ExpiredDialog } from '../pages/ExpiredDialog.ts'
import type { LoginDialog } from '../pages/LoginDialog.ts'
import { inWords, openHeader, openMap, openParking } from './ScreenState.ts'
import type { ScreenState, Stage } from './ScreenState.ts'

async function loginForm(stage: Stage): Promise<LoginDialog> {
  const header = await openHeader(stage)
  return (await header.openLogin()).asDriver()
}

/** The login of drivers, and what takes its place. */
export const loginScreens: readonly ScreenState[] = [
  {
    name: 'login, who signs in',
    open: async (stage) => (await (await openHeader(stage)).openLogin()).dialog,
  },
  { name: 'login', open: async (stage) => (await loginForm(stage)).submit },
  {
    name: 'login, not filled in',
    open: async (stage) => (await (await loginForm(stage)).tryWith('', '')).summary,
  },
  {
    name: 'login, refused',
    open: async (stage) => (await (await loginForm(stage)).tryWith('wrong')).summary,
  },
  {
    name: 'login, picture',
    scenario: 'driver who must solve a captcha',
    open: async (stage) => (await (await loginForm(stage)).tryWith('wrong')).captchaImage,
  },
  {
    name: 'login, account closed',
    signedIn: true,
    open: async (stage) => {
      await stage.city.spoilForGood('getProfileV6', {
        kind: 'errorName',
        errorName: 'TokenNotFound',
      })
      await openMap(stage, '/profile/parking')
      return stage.page.getByText(inWords(stage, 'кабинет не открылся', 'account didn’t open'))
    },
  },
  {
    name: 'session expired',
    signedIn: true,
    open: async (stage) => {
      // A read still on its way would meet what is meant for the page's next visit.
      const profileRead = stage.page.waitForResponse(/\/get-profile-v6/)
      const { page, language } = await openParking(stage)
      await profileRead
      await stage.city.spoilForGood('getProfileV6', {
        kind: 'errorName',
        errorName: 'TokenExpired',
      })
      await page.reload()
      return new ExpiredDialog(page, language).dialog
    },
  },
  {
    name: 'not found',
    open: async (stage) => {
      await openMap(stage, '/nowhere')
      return stage.page.getByText(inWords(stage, 'Страница не найдена', 'Page not found'))
    },
  },
  {
    name: 'closed',
    cityId: 'makhachkala',
    open: async (stage) => {
      await openMap(stage)
      const title = inWords(stage, 'Сервис на обслуживании', 'Closed for maintenance')
      return stage.page.getByText(title)
    },
  },
  {
    name: 'page that does not come',
    signedIn: true,
    expects: /Failed to load resource|A file of the page did not come/,
    open: async (stage) => {
      await stage.page.route(/OperationsPage-[^/]*\.js/, (route) => route.abort())
      await openMap(stage, '/profile/operations')
      return stage.page.getByText(inWords(stage, 'Не удалось загрузить', 'didn’t load'))
    },
  },
]
