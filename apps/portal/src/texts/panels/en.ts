export const en = {
  apps: {
    title: 'Mobile app',
    ios: 'App Store',
    android: 'Google Play',
    yandex: 'Yandex Market app store',
    apk: 'Android file (APK)',
  },
  city: {
    title: 'Choose a city',
    search: 'City name',
    none: 'That city isn’t on the list. Check the name.',
    found: 'Found: {{count}}',
    close: 'Close',
    current: 'selected',
    confirmTitle: 'Switch to another city?',
    confirm: 'Switch',
    cancel: 'Stay',
    confirmText:
      'City: {{city}}. Each city has its own sign-in, balance and parking. Anything you haven’t finished won’t be saved.',
    again: 'Press once more',
  },
}
