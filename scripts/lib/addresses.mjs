/** The addresses of each app's pages, as its router knows them; a test compares. */
export const addresses = {
  portal: [
    '/',
    '/callback/YandexLogin.html',
    '/check',
    '/guest-payment',
    '/payment',
    '/phone-payment-callback',
    '/profile',
    '/profile/abonements',
    '/profile/constructor',
    '/profile/operations',
    '/profile/parking',
    '/profile/parking/evidence',
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
  const paths = addresses[app].map((path) => path.replace(/\/$/, '').replaceAll('.', '[.]'))
  return `^(/ru|/en)?(${paths.join('|')})/?$`
}

/** A pattern of the paths that lead to the main page: the file's name, a language that nobody knows. */
export const wayHome = '^/(index[.]html$|(?!ru(/|$)|en(/|$))[A-Za-z][A-Za-z](/|$))'
