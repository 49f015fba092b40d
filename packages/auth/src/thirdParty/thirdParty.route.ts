import { guestOnlyRoute, lateFile } from '@parking/runtime'
import { createRoute, redirect } from '@tanstack/react-router'

const loadSignIn = lateFile({ part: 'thirdParty' }, () => import('./finishSignIn.ts'))

/** The answer between the address, where a token must not stay, and the call. */
let answer = ''

/** Where the third party's ID sends people back to: signs in and goes on. */
export const thirdPartyRoute = createRoute({
  getParentRoute: () => guestOnlyRoute,
  path: 'callback/YandexLogin.html',
  staticData: { page: { titles: () => ({ ru: 'Вход', en: 'Sign-in' }) } },
  beforeLoad: ({ location }) => {
    if (location.hash === '') return
    answer = location.hash
    throw redirect({ href: location.pathname, replace: true })
  },
  loader: async ({ context, abortController }) => {
    const fragment = answer
    answer = ''
    const { finishSignIn } = await loadSignIn()
    const href = await finishSignIn(context, fragment, abortController.signal)
    throw redirect({ href, replace: true })
  },
})
