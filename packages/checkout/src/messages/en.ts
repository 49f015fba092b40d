import type { SameKeys } from '@parking/runtime'
import type { ru } from './ru.ts'

export const en = {
  pay: { again: 'Press once more' },
  charge: {
    checkingTitle: 'Checking the payment',
    checking:
      'The server has not answered. We are looking at your parkings and operations to see whether the payment went through. Do not pay again.',
    unknownTitle: 'It is not known yet whether the payment went through',
    unknown:
      'We go on checking. Do not pay again until we know: you may have been charged. It takes two minutes at most while there is a connection.',
    otherTab: 'The same payment is under way in another tab. Nothing was sent from here.',
    changed:
      'The parking has changed: it was extended or ended on another device. Nothing was sent. Look at the time and press again.',
    checkAgain: 'Check again',
    stopWaiting: 'Stop waiting',
    stoppedTitle: 'It is not known whether the payment went through',
    stopped:
      'We are no longer checking. You may have been charged: look at the history of operations or ask the operator. For the next 10 minutes the same payment goes out under the same number.',
    notCharged:
      'We have checked: the payment did not go through and nothing was charged. You can try again.',
    offline: 'There is no internet connection. Nothing was sent, and nothing will be by itself.',
    topUp: 'Top up the balance',
    close: 'Close',
  },
  ending: {
    checkingTitle: 'Checking whether the parking has ended',
    checking:
      'The server has not answered. We are looking at your parkings and operations. There is nothing to do.',
    unknownTitle: 'It is not known yet whether the parking has ended',
    unknown: 'We go on checking. Do not press again until we know.',
    stoppedTitle: 'It is not known whether the parking has ended',
    stopped:
      'We are no longer checking. Look at your parkings and the history of operations, or ask the operator.',
    notEnded: 'We have checked: the parking has not ended and goes on. You can try again.',
  },
  bank: {
    linkReady: 'The link is ready. You will go to the bank’s page and come back here.',
    pay: 'Go and pay',
    refused:
      'The server gave an unsafe address to pay at. We are not opening it. Choose another way to pay.',
    checking: 'Finding out whether the payment has arrived…',
    unknownTitle: 'The payment has not arrived yet',
    unknown:
      'The bank has not confirmed the payment yet. It usually takes up to a minute. Do not pay twice before you have checked.',
    declinedTitle: 'The payment did not go through',
    declined: 'The bank declined the payment, the balance has not changed. You can try again.',
    again: 'Top up again',
  },
  topUp: {
    title: 'Top up the balance',
    summary: 'Check the fields',
    amount: 'Amount, ₽',
    amountHint: 'The parking needs {{amount}} more',
    method: 'How to pay',
    phone: 'Phone',
    phoneHint: 'An SMS with the confirmation comes to it',
    presets: 'Amounts to choose from',
    submit: 'Top up',
    pay: 'Go and pay {{amount}}',
    close: 'Close',
    balance: 'On your balance now',
    unknown: 'unknown',
    noMethods: 'In this city the balance cannot be topped up on the site.',
    empty: 'Enter an amount.',
    format: 'An amount is written in digits, for example 500 or 500.50.',
    notPositive: 'The amount must be more than zero.',
    tooMuch: 'At most 1,000,000 ₽ at once.',
    methodEmpty: 'Choose how to pay.',
    phoneEmpty: 'Enter a phone number.',
    phoneFormat: 'A phone number has 11 digits, for example +7 900 123-45-67.',
    doneTitle: 'Balance topped up',
    done: '{{amount}} has arrived.',
  },
} satisfies SameKeys<typeof ru>
