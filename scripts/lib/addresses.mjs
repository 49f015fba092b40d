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
  coop: ['/coop-profile', '/legal/auth'],
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
      .replace(/^\/\$$/, '/.*confirmation/email(/.*)?')
      .replace(/\/$/, '')
      .replaceAll(/[.](?![*])/g, '[.]')
      .replaceAll(/\/\{-\$\w+\}/g, '(/[^/]+)?')
      .replaceAll(/\$\w+/g, '[^/]+'),
  )
  return `^(/ru|/en)?(${paths.join('|')})/?$`
}

/** A pattern of the paths that lead to the main page: the file's name, a language that nobody knows. */
export const wayHome = '^/(index[.]html$|(?!ru(/|$)|en(/|$))[A-Za-z][A-Za-z](/|$))'
