import type { SameKeys } from '@parking/runtime'
import type { ru } from './ru.ts'

export const en = {
  ask: {
    title: 'New password',
    about: 'We’ll send you a code to set a new password with.',
    emptyTitle: 'You need to set a password',
    empty: 'This account has no password yet. Get a code and choose one.',
    email: 'Email',
    emailOrPhone: 'Email or phone',
    emailEmpty: 'Enter your email address',
    emailFormat: 'Check the address. It should look like name@example.com',
    emailOrPhoneEmpty: 'Enter your email or phone',
    emailOrPhoneFormat: 'Enter an email (name@example.com) or a phone number (+7 900 000-00-00)',
    submit: 'Get a code',
    refused: 'We didn’t send a code',
    unknown:
      'There’s no such account in this city. Check what you entered and the city you’ve chosen.',
    signIn: 'Sign in',
    register: 'Create an account',
  },
  set: {
    title: 'Choose a password',
    emailTo: 'We’ve sent a letter with a code to {{login}}.',
    smsTo: 'We’ve texted a code to {{login}}.',
    about: 'The code is in the letter or the text message we sent.',
    password: 'New password',
    submit: 'Save password',
    refused: 'Your password wasn’t changed',
    notTaken: 'The city didn’t accept this password. Try another one.',
    goneTitle: 'The code has run out',
    gone: 'A code works for 15 minutes and once. Ask for another: your password is still the old one.',
    usedTitle: 'The code has been used',
    used: 'The new password is probably saved: the server’s answer got lost. Try to sign in with it. If that fails, ask for a new code.',
    anew: 'Ask for a new code',
  },
  done: {
    title: 'Your password is changed',
    about: 'Your other devices need the new password now, too.',
    signIn: 'Sign in',
  },
} satisfies SameKeys<typeof ru>
