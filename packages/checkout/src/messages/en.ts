import type { SameKeys } from '@parking/runtime'
import type { ru } from './ru.ts'

export const en = {
  pay: { again: 'Press once more' },
  charge: {
    checkingTitle: 'Checking the payment',
    checking:
      'The server hasn’t answered. We’re checking your sessions and payments to see whether this one went through. Don’t pay again.',
    unknownTitle: 'We don’t know yet whether the payment went through',
    unknown:
      'We’re still checking. Don’t pay again until we know: you may have been charged. It takes two minutes at most while you’re online.',
    otherTab: 'The same payment is in progress in another tab. Nothing was sent from here.',
    changed:
      'This parking session was extended or ended on another device. Nothing was sent. Check the time and press again.',
    checkAgain: 'Check again',
    stopWaiting: 'Stop waiting',
    stoppedTitle: 'We don’t know whether the payment went through',
    stopped:
      'We’ve stopped checking. You may have been charged: look at your payment history or ask the operator. If you pay for the same within 10 minutes, the city will know that it’s the same payment.',
    notCharged:
      'We’ve checked: the payment didn’t go through and nothing was charged. You can try again.',
    offline: 'You’re offline. Nothing was sent, and nothing will be sent on its own.',
    topUp: 'Top up your balance',
    close: 'Close',
  },
  ending: {
    checkingTitle: 'Checking whether parking has ended',
    checking:
      'The server hasn’t answered. We’re checking your sessions and payments. You don’t need to do anything.',
    unknownTitle: 'We don’t know yet whether parking has ended',
    unknown: 'We’re still checking. Don’t press again until we know.',
    stoppedTitle: 'We don’t know whether parking has ended',
    stopped:
      'We’ve stopped checking. Look at your sessions and payment history, or ask the operator.',
    notEnded: 'We’ve checked: parking hasn’t ended and continues. You can try again.',
  },
  bank: {
    linkReady: 'You’ll go to your bank’s page and come back here.',
    pay: 'Go to payment',
    refused:
      'The server sent an unsafe payment address, so we haven’t opened it. Choose another way to pay.',
    checking: 'Checking whether the payment has arrived…',
    unknownTitle: 'The payment hasn’t arrived yet',
    unknown:
      'The bank hasn’t confirmed the payment yet. It usually takes up to a minute. Don’t pay again before you’ve checked.',
    declinedTitle: 'The payment didn’t go through',
    declined: 'The bank declined the payment, so your balance hasn’t changed. You can try again.',
    again: 'Top up again',
  },
  topUp: {
    title: 'Top up your balance',
    summary: 'Check the fields',
    amount: 'Amount, ₽',
    amountHint: 'You need {{amount}} more for parking',
    method: 'How to pay',
    phone: 'Phone',
    phoneHint: 'We’ll text a confirmation to it',
    presets: 'Amounts to choose from',
    what: 'Top-up',
    submit: 'Top up',
    pay: 'Go to payment: {{amount}}',
    close: 'Close',
    balance: 'On your balance now',
    unknown: 'unknown',
    noMethods: 'You can’t top up your balance online in this city.',
    empty: 'Enter an amount.',
    format: 'Enter the amount in digits, for example 500 or 500.50.',
    notPositive: 'The amount must be more than zero.',
    tooMuch: 'You can top up by 1,000,000 ₽ at most.',
    methodEmpty: 'Choose how to pay.',
    phoneEmpty: 'Enter a phone number.',
    phoneFormat: 'A phone number has 11 digits, for example +7 900 123-45-67.',
    doneTitle: 'Balance topped up',
    done: '{{amount}} added to your balance.',
  },
} satisfies SameKeys<typeof ru>
