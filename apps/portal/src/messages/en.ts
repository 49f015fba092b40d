import type { SameKeys } from '@parking/runtime'
import type { ru } from './ru.ts'

export const en = {
  header: {
    home: 'Parking: to the map',
    menu: 'Menu',
    closeMenu: 'Close the menu',
    skip: 'Skip to content',
    language: 'Language',
    city: 'City',
    theme: 'Appearance',
    navigation: 'Sections',
    loading: 'The page is loading',
  },
  menu: {
    map: 'Map',
    parking: 'Parking',
    parkingSessions: 'Parking sessions',
    operations: 'Operations history',
    signIn: 'Sign in',
    signOut: 'Sign out',
    account: 'Account',
    apps: 'Mobile app',
    contacts: 'Support',
    legalEntity: 'For companies',
  },
  apps: {
    ios: 'App Store',
    android: 'Google Play',
    yandex: 'Yandex app store',
    apk: 'Android file (APK)',
  },
  theme: {
    auto: 'Same as the system',
    light: 'Light',
    dark: 'Dark',
  },
  city: {
    title: 'Choose a city',
    search: 'Name of the city',
    none: 'There is no such city in the list. Check the name.',
    close: 'Close',
    current: 'chosen',
    confirmTitle: 'Go to another city?',
    confirm: 'Go',
    cancel: 'Stay',
    confirmText:
      'City: {{city}}. Each city has its own sign-in, balance and parking places. A form you have not finished will not be kept.',
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
    home: 'To the parking map',
  },
  footer: {
    operator: 'Parking operator: {{operator}}',
    rights: '© {{year}}',
  },
} satisfies SameKeys<typeof ru>
