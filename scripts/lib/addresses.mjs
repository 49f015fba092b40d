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
    '/coop-profile/overview',
    '/coop-profile/vehicles',
    '/coop-profile/vehicles/$key',
    '/legal/auth',
  ],
}

/**
 * A pattern of the paths at which an app has a page, with a language before it or without; also nginx
 * reads it.
 *
 * @param {keyof typeof addresses} app
 */
export function pagePattern(app) {
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

/**
 * Which of a build's pages answers a path: the first whose pattern fits. `at` is one such path.
 */
export const emittedPages = [
  { name: 'map.ru', pattern: '^/$', at: '/' },
  { name: 'map.en', pattern: '^/en/?$', at: '/en' },
  { name: 'page.en', pattern: '^/en/', at: '/en/check' },
  { name: 'page.ru', pattern: '', at: '/check' },
]

/** The name of the page that answers a path. */
export function pageNameAt(path) {
  return emittedPages.find(({ pattern }) => new RegExp(pattern).test(path)).name
}
