/** The addresses of each app's pages, as its router knows them; a test compares. */
export const addresses = {
  portal: [
    '/',
    '/$',
    '/callback/YandexLogin.html',
    '/check',
    '/guest-payment',
    '/news',
    '/news/$id',
    '/pages/pers',
    '/pages/{-$path}',
    '/payment',
    '/phone-payment-callback',
    '/profile',
    '/profile/abonements',
    '/profile/abonements/$orderNumber',
    '/profile/constructor',
    '/profile/feedback',
    '/profile/my-profile',
    '/profile/operations',
    '/profile/parking',
    '/profile/parking/evidence',
    '/profile/penalty',
    '/profile/receipts',
    '/registration',
    '/registration/confirmation/$step/{-$salt}/{-$code}',
    '/restore-password/{-$step}/{-$salt}',
    '/sms-commands',
    '/update',
  ],
  coop: [
    '/coop-profile',
    '/coop-profile/devices',
    '/coop-profile/drivers',
    '/coop-profile/drivers/$key',
    '/coop-profile/operations',
    '/coop-profile/overview',
    '/coop-profile/vehicles',
    '/coop-profile/vehicles/$key',
    '/legal/auth',
  ],
} as const

/** What is built with pages of its own. */
export type App = keyof typeof addresses

/**
 * A pattern of the paths at which an app has a page, with a language before it or without; also nginx
 * reads it.
 */
export function pagePattern(app: App): string {
  const paths = addresses[app].map((path) =>
    path
      // The one route that takes any address has a page at those of e-mails to confirm alone.
      .replace(/^\/\$$/, '/.*confirmation/email.*')
      .replace(/\/$/, '')
      .replaceAll(/[.](?![*])/g, '[.]')
      .replaceAll(/\/\{-\$\w+\}/g, '(/[^/]+)?')
      .replaceAll(/\$\w+/g, '[^/]+'),
  )
  return `^(/ru|/en)?(${paths.join('|')})/?$`
}

/** A pattern of the paths that lead to the main page: the file's name, a language that nobody knows. */
export const wayHome = '^/(index[.]html$|(?!ru(/|$)|en(/|$))[A-Za-z][A-Za-z](/|$))'

/** One of a build's pages. `at` is a path that it answers. */
interface EmittedPage {
  readonly name: string
  readonly pattern: string
  readonly at: string
}

/** The page that answers all paths that no other does. */
const otherPage: EmittedPage = { name: 'page.ru', pattern: '', at: '/check' }

/** Which of a build's pages answers a path: the first whose pattern fits. */
export const emittedPages: readonly EmittedPage[] = [
  { name: 'map.ru', pattern: '^/$', at: '/' },
  { name: 'map.en', pattern: '^/en/?$', at: '/en' },
  { name: 'page.en', pattern: '^/en/', at: '/en/check' },
  otherPage,
]

/** The name of the page that answers a path. */
export function pageNameAt(path: string): string {
  return (emittedPages.find(({ pattern }) => new RegExp(pattern).test(path)) ?? otherPage).name
}
