import { defineTexts } from '@parking/runtime/texts'

const ru = {
  login: {
    title: 'Вход',
    close: 'Закрыть',
    kindQuestion: 'Кто входит?',
    individual: 'Водитель',
    individualHint: 'Личный кабинет с балансом и машинами',
    legal: 'Юридическое лицо',
    legalHint: 'По ИНН и номеру договора',
    back: 'Выбрать другой вход',
    email: 'Электронная почта',
    emailOrPhone: 'Электронная почта или телефон',
    password: 'Пароль',
    showPassword: 'Показать пароль',
    hidePassword: 'Скрыть пароль',
    capsLock: 'Включён Caps Lock',
    captcha: 'Код с картинки',
    captchaImage: 'Картинка с кодом, который нужно ввести',
    captchaHint:
      'Большие и маленькие буквы не различаются. Не разобрать — введите наугад, картинка сменится.',
    captchaMissing: 'Картинка не открылась. Попробуйте войти позже или позвоните оператору.',
    submit: 'Войти',
    asGuest: 'Оплатить парковку без регистрации',
    or: 'или',
    thirdParty: 'Войти через {{name}}',
    thirdPartyFailed: 'Не удалось войти через {{name}}',
    thirdPartyRetry: 'Попробуйте ещё раз или войдите по паролю.',
    thirdPartyUnregistered:
      'Личного кабинета с этим адресом в городе нет. Войдите по паролю или проверьте выбранный город.',
    refused: 'Не удалось войти',
    accountClosed: 'Личный кабинет не открылся',
    emailEmpty: 'Введите адрес электронной почты',
    emailFormat: 'Проверьте адрес: он выглядит как name@example.ru',
    emailOrPhoneEmpty: 'Введите электронную почту или телефон',
    emailOrPhoneFormat: 'Введите почту (name@example.ru) или телефон (+7 900 000-00-00)',
    passwordEmpty: 'Введите пароль',
    captchaEmpty: 'Введите код с картинки',
    incorrect: 'Логин или пароль не подходят. Проверьте раскладку и попробуйте ещё раз.',
    unregistered: 'Такого личного кабинета в этом городе нет. Проверьте логин и выбранный город.',
    captchaNeeded: 'Слишком много попыток. Введите ещё и код с картинки.',
    tooManyTries: 'Слишком много попыток. Подождите немного и попробуйте снова.',
    captchaIncorrect: 'Код с картинки не подходит. Введите код с новой картинки.',
    register: 'Зарегистрироваться',
    restore: 'Забыли пароль?',
  },
} as const

/** The texts of signing in. */
export const authTexts = defineTexts('auth', ru, async () => (await import('./en.ts')).en)
