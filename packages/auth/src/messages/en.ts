import type { SameKeys } from '@parking/runtime'
import type { ru } from './ru.ts'

export const en = {
  login: {
    title: 'Sign in',
    close: 'Close',
    kindQuestion: 'Who is signing in?',
    individual: 'Driver',
    individualHint: 'Your own account with a balance and cars',
    legal: 'Company',
    legalHint: 'By INN and contract number',
    back: 'Sign in another way',
    email: 'Email',
    emailOrPhone: 'Email or phone',
    password: 'Password',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    capsLock: 'Caps Lock is on',
    captcha: 'Code from the picture',
    captchaImage: 'Picture with the code to enter',
    captchaHint:
      'Upper and lower case don’t matter. Can’t read it? Enter a guess to get a new picture.',
    captchaMissing: 'The picture didn’t load. Try again later or call the operator.',
    submit: 'Sign in',
    or: 'or',
    thirdParty: 'Sign in with {{name}}',
    thirdPartyFailed: 'We couldn’t sign you in with {{name}}',
    thirdPartyRetry: 'Try again or sign in with a password.',
    thirdPartyUnregistered:
      'There’s no account with this address in this city. Sign in with a password or check the city you’ve chosen.',
    refused: 'We couldn’t sign you in',
    accountClosed: 'Your account didn’t open',
    emailEmpty: 'Enter your email address',
    emailFormat: 'Check the address. It should look like name@example.com',
    emailOrPhoneEmpty: 'Enter your email or phone',
    emailOrPhoneFormat: 'Enter an email (name@example.com) or a phone number (+7 900 000-00-00)',
    passwordEmpty: 'Enter your password',
    captchaEmpty: 'Enter the code from the picture',
    incorrect: 'The login or password is wrong. Check the keyboard layout and try again.',
    unregistered:
      'There’s no such account in this city. Check the login and the city you’ve chosen.',
    captchaNeeded: 'Too many attempts. Enter the code from the picture as well.',
    tooManyTries: 'Too many attempts. Wait a moment and try again.',
    captchaIncorrect: 'That code is wrong. Enter the one from the new picture.',
    emptyPassTitle: 'You need to set a new password',
    emptyPassText: 'This account has no password. Call the operator, who will help you set one.',
  },
} satisfies SameKeys<typeof ru>
