export const en = {
  error: {
    title: 'Something went wrong',
    text: 'Try again. If that doesn’t help, reload the page.',
    retry: 'Try again',
    reload: 'Reload the page',
    besides: 'If the page doesn’t respond or looks wrong, reload it.',
    close: 'Close',
  },
  lost: {
    title: 'This didn’t load',
    text: 'You may be offline, or the service may be unavailable right now.',
  },
  closed: {
    title: 'Closed for maintenance',
    text: 'We’re updating the service and will be back soon. Running parking sessions continue as normal.',
    phone: 'If it’s urgent, call:',
    retry: 'Check again',
  },
  unreached: {
    phone: 'The city’s support:',
  },
  personalData: {
    note: 'How we handle your data:',
    newTab: 'opens in a new tab',
  },
  notFound: {
    title: 'Page not found',
    text: 'This address doesn’t exist. The link may have a typo, or the page may have moved.',
  },
  look: {
    language: 'Language',
    scheme: 'Appearance',
    auto: 'Same as the system',
    light: 'Light',
    dark: 'Dark',
  },
  unreadable: {
    some_one: '{{count}} entry couldn’t be read.',
    some_other: '{{count}} entries couldn’t be read.',
    all: 'The list couldn’t be read.',
  },
  distance: {
    metres: '{{value}} m',
    kilometres: '{{value}} km',
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
}
