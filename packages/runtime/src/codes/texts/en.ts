import type { SameKeys } from '../../texts/TextKey.ts'
import type { ru } from './ru.ts'

export const en = {
  code: {
    label: 'Code',
    empty: 'Enter the code',
    incorrect: 'That code isn’t right. Check it or ask for a new one.',
    limit: 'Too many codes in a row. Try again later.',
    limitIn_one: 'Too many codes in a row. You can ask for another in {{count}} minute.',
    limitIn_other: 'Too many codes in a row. You can ask for another in {{count}} minutes.',
    notSent: 'We couldn’t send a code to this number. Check the number.',
  },
  resend: {
    again: 'Send the code again',
    callAgain: 'Call again',
    bySms: 'Text me the code',
    wait: 'You can ask for another code in\u00A0{{seconds}}\u00A0s',
    sent: 'A new code is on its way. The old one no longer works.',
  },
  password: {
    hint: '{{min}} to {{max}} characters',
    repeat: 'Password again',
    show: 'Show password',
    hide: 'Hide password',
    showRepeat: 'Show the repeated password',
    hideRepeat: 'Hide the repeated password',
    empty: 'Choose a password',
    tooShort: 'Use at least {{min}} characters',
    tooLong: 'Use no more than {{max}} characters',
    repeatEmpty: 'Enter the password again',
    differs: 'The passwords don’t match',
  },
} satisfies SameKeys<typeof ru>
