export const ru = {
  apps: {
    title: 'Мобильное приложение',
    ios: 'App Store',
    android: 'Google Play',
    yandex: 'Яндекс Маркет приложений',
    apk: 'Файл для Android (APK)',
  },
  city: {
    title: 'Выберите город',
    search: 'Название города',
    none: 'Такого города в списке нет. Проверьте название.',
    close: 'Закрыть',
    current: 'выбран',
    confirmTitle: 'Перейти в другой город?',
    confirm: 'Перейти',
    cancel: 'Остаться',
    confirmText:
      'Город: {{city}}. У каждого города свой вход, свой баланс и свои парковки. Незаконченная форма не сохранится.',
    again: 'Нажмите ещё раз',
  },
} as const
