import type { SameKeys } from '@parking/runtime'
import type { ru } from './ru.ts'

export const en = {
  login: {
    title: 'Sign in',
    close: 'Close',
    kindQuestion: 'Who is signing in?',
    individual: 'Driver',
    individualHint: 'Account with a balance and vehicles',
    legal: 'Company',
    legalHint: 'By INN and contract number',
    back: 'Sign in another way',
    email: 'E-mail',
    emailOrPhone: 'E-mail or phone',
    password: 'Password',
    showPassword: 'Show the password',
    hidePassword: 'Hide the password',
    capsLock: 'Caps Lock is on',
    captcha: 'Code from the picture',
    captchaImage: 'Picture with the code to enter',
    captchaHint:
      'Capital and small letters are the same. Cannot read it? Enter a guess and the picture changes.',
    captchaMissing: 'The picture did not open. Try later or call the operator.',
    submit: 'Sign in',
    or: 'or',
    thirdParty: 'Sign in with {{name}}',
    thirdPartyFailed: 'Could not sign in with {{name}}',
    thirdPartyRetry: 'Try again or sign in with a password.',
    thirdPartyUnregistered:
      'There is no account with this address in the city. Sign in with a password or check the chosen city.',
    refused: 'Could not sign in',
    accountClosed: 'The account did not open',
    emailEmpty: 'Enter your e-mail address',
    emailFormat: 'Check the address: it looks like name@example.com',
    emailOrPhoneEmpty: 'Enter your e-mail or phone',
    emailOrPhoneFormat: 'Enter an e-mail (name@example.com) or a phone (+7 900 000-00-00)',
    passwordEmpty: 'Enter the password',
    captchaEmpty: 'Enter the code from the picture',
    incorrect: 'The login or the password does not fit. Check the keyboard layout and try again.',
    unregistered: 'There is no such account in this city. Check the login and the chosen city.',
    captchaNeeded: 'Too many attempts. Enter the code from the picture as well.',
    tooManyTries: 'Too many attempts. Wait a little and try again.',
    captchaIncorrect: 'The code does not fit. Enter the code from the new picture.',
    emptyPassTitle: 'The password has to be set anew',
    emptyPassText:
      'This account has no password. Call the operator, who will help to set a new one.',
  },
} satisfies SameKeys<typeof ru>
