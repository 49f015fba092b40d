import { defineTexts } from '../../texts/defineTexts.ts'

const ru = {
  code: {
    label: 'Код',
    sendsItself_one: 'Отправится сам, когда введёте {{count}} цифру',
    sendsItself_few: 'Отправится сам, когда введёте {{count}} цифры',
    sendsItself_many: 'Отправится сам, когда введёте {{count}} цифр',
    sendsItself_other: 'Отправится сам, когда введёте {{count}} цифры',
    empty: 'Введите код',
    incorrect: 'Код не подходит. Проверьте его или запросите новый.',
    limit: 'Слишком много кодов подряд. Попробуйте позже.',
    limitIn_one: 'Слишком много кодов подряд. Следующий можно запросить через {{count}} минуту.',
    limitIn_few: 'Слишком много кодов подряд. Следующий можно запросить через {{count}} минуты.',
    limitIn_many: 'Слишком много кодов подряд. Следующий можно запросить через {{count}} минут.',
    limitIn_other: 'Слишком много кодов подряд. Следующий можно запросить через {{count}} минуты.',
    notSent: 'Отправить код на этот номер не удалось. Проверьте номер.',
  },
  resend: {
    again: 'Отправить код ещё раз',
    callAgain: 'Позвонить ещё раз',
    bySms: 'Прислать код по СМС',
    wait: 'Новый код можно запросить через\u00A0{{seconds}}\u00A0с',
    sent: 'Новый код отправлен. Прежний больше не действует.',
  },
  password: {
    hint: 'От {{min}} до {{max}} символов',
    repeat: 'Пароль ещё раз',
    show: 'Показать пароль',
    hide: 'Скрыть пароль',
    showRepeat: 'Показать повтор пароля',
    hideRepeat: 'Скрыть повтор пароля',
    empty: 'Придумайте пароль',
    tooShort: 'В пароле должно быть не меньше {{min}} символов',
    tooLong: 'В пароле должно быть не больше {{max}} символов',
    repeatEmpty: 'Введите пароль ещё раз',
    differs: 'Пароли не совпадают',
  },
} as const

/** What is said of codes that confirm an address or a phone, and of new passwords beside them. */
export const codeTexts = defineTexts('codes', ru, async () => (await import('./en.ts')).en)
