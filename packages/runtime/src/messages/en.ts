import type { SameKeys } from './messageKey.ts'
import type { ru } from './ru.ts'

export const en = {
  error: {
    title: 'Something went wrong',
    text: 'Try again. If that does not help, reload the page.',
    retry: 'Try again',
    reload: 'Reload the page',
    besides: 'If the page does not respond or looks wrong, reload it.',
    close: 'Close',
  },
  lost: {
    title: 'This could not be loaded',
    text: 'The connection may be gone, or the service is not available at the moment.',
  },
  expired: {
    title: 'Please sign in again',
    text: 'You were signed in for a limited time, which has passed. Parking that is paid for goes on, and what you filled in is kept.',
    close: 'Close',
    signIn: 'Sign in',
  },
  closed: {
    title: 'Closed for maintenance',
    text: 'We are updating the service and will be back soon. Parking sessions that are running go on.',
    phone: 'If it is urgent, call:',
    retry: 'Check again',
  },
  notFound: {
    title: 'Page not found',
    text: 'There is no such address: the link may have a typo, or the page has moved.',
  },
  look: {
    language: 'Language',
    scheme: 'Appearance',
    auto: 'Same as the system',
    light: 'Light',
    dark: 'Dark',
  },
  unreadable: {
    some_one: '{{count}} entry could not be read.',
    some_other: '{{count}} entries could not be read.',
    all: 'The list could not be read.',
  },
  price: {
    free: 'Free',
    freeUntil: 'until {{time}}',
    freeAlways: 'round the clock',
    next: 'then {{price}} an hour',
    perHour: '{{price}} an hour',
    perHourUntil: '{{price}} an hour until {{time}}',
    paidUntil: 'free from {{time}}',
    paidAlways: 'paid round the clock',
  },
  loading: 'Loading…',
} satisfies SameKeys<typeof ru>
