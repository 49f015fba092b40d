import { defineTexts } from '@parking/runtime/texts'

const ru = {
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
    found: 'Найдено: {{count}}',
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

/** The texts of what is opened over a page, such as the list of cities; they come with it. */
export const panelTexts = defineTexts('portalPanels', ru, async () => (await import('./en.ts')).en)
