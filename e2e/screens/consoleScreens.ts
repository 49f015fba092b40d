import type { CompanyPage } from '../pages/CompanyPage.ts'
import { CoopLoginPage } from '../pages/CoopLoginPage.ts'
import { cutOff, inWords } from './ScreenState.ts'
import type { ScreenState, Stage } from './ScreenState.ts'

async function openLogin({ page, language }: Stage): Promise<CoopLoginPage> {
  return new CoopLoginPage(page, language).open()
}

async function openCompany(stage: Stage): Promise<CompanyPage> {
  const company = await (await openLogin(stage)).signIn()
  await company.signOutButton.waitFor()
  return company
}

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
]
