import type { SameKeys } from '@parking/runtime'
import type { ru } from './ru.ts'

export const en = {
  header: {
    home: 'Parking: to the map',
    menu: 'Menu',
    closeMenu: 'Close the menu',
    skip: 'Skip to content',
    navigation: 'Sections',
    loading: 'The page is loading',
  },
  menu: {
    signIn: 'Sign in',
    signOut: 'Sign out',
    account: 'Account',
    apps: 'Mobile app',
    contacts: 'Support',
  },
  apps: {
    ios: 'App Store',
    android: 'Google Play',
    yandex: 'Yandex app store',
    apk: 'Android file (APK)',
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
    again: 'Press once more',
  },
  notFound: {
    home: 'To the parking map',
  },
  footer: {
    operator: 'Parking operator: {{operator}}',
  },
} satisfies SameKeys<typeof ru>
