import { defineTexts } from '@parking/runtime/texts'

export const ru = {
  login: {
    title: 'Вход для юридических лиц',
    description: 'Для компаний, у которых есть договор с оператором парковок.',
    inn: 'ИНН',
    innHint: '10 цифр у компании, 12 у предпринимателя',
    innEmpty: 'Введите ИНН',
    innFormat: 'ИНН состоит только из цифр',
    innLength: 'В ИНН должно быть 10 или 12 цифр',
    innWarning: 'Похоже, в ИНН опечатка: контрольная цифра не сходится. Войти всё равно можно.',
    contract: 'Номер договора',
    contractHint: 'Как он написан в договоре',
    contractEmpty: 'Введите номер договора',
    submit: 'Войти',
    refused: 'Не удалось войти',
    signedOut: 'Вы вышли из кабинета компании',
    incorrect:
      'ИНН и номер договора не подходят друг к другу. Проверьте их по договору, и какими буквами набран номер: русскую К не отличить на вид от латинской K.',
    unregistered: 'В этом городе нет такого договора. Проверьте номер и выбранный город.',
    tooManyTries: 'Слишком много попыток. Подождите немного и попробуйте снова.',
    help: 'Не получается войти? Позвоните оператору:',
    notOffered: 'В этом городе вход для компаний не открыт: {{city}}',
    notOfferedText: 'Выберите другой город на карте парковок.',
  },
  company: {
    title: 'Компания',
    description: 'Данные договора с оператором парковок.',
    details: 'Реквизиты',
    name: 'Название',
    inn: 'ИНН',
    email: 'Электронная почта',
    noEmail: 'не указана',
    balance: 'Баланс',
    balanceUnknown: 'баланс неизвестен',
    fleet: 'Состав автопарка',
    drivers: 'Водители',
    vehicles: 'Машины',
    devices: 'Устройства',
    all: 'Всего: {{count}}',
    inactive: 'Отключены: {{count}}',
    lonely: 'Без водителя: {{count}}',
    bare: 'Без устройства: {{count}}',
    lookalike: 'Отличаются одним знаком: {{count}}',
    signOut: 'Выйти',
    loading: 'Загружаем данные компании',
    errorTitle: 'Данные компании не загрузились',
    retry: 'Попробовать ещё раз',
  },
} as const

/** The texts of the companies' login and pages. */
export const coopTexts = defineTexts('coop', ru, async () => (await import('./en.ts')).en)
