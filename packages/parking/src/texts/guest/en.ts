export const en = {
  page: {
    title: 'Pay without an account',
    about:
      'You’ll need a number plate and a phone. History and receipts are kept in accounts only.',
  },
  form: {
    phone: 'Your phone',
    phoneHint: 'The operator can find the payment by it',
    phoneEmpty: 'Enter a phone number.',
    phoneShort: 'A phone number has 11 digits, such as +7 900 123-45-67.',
    phoneFormat: 'A phone number starts with +7 or 8, such as +7 900 123-45-67.',
    pay: 'Pay',
    submit: 'Get the link',
    dialog: 'Pay for parking',
  },
  notice: {
    checkingTitle: 'Checking the payment',
    checking: 'We’re asking the city whether the payment went through. Please don’t pay again.',
    unknownTitle: 'We don’t know whether you’ve paid',
    unknown:
      'No answer came back. You may have been charged: don’t pay again until you’ve checked with your bank or the operator.',
    atBankTitle: 'The bank hasn’t confirmed the payment yet',
    atBank:
      'If you’ve paid, wait a minute and check again. If you were charged and nothing changes here, don’t pay twice: call the operator.',
    atBankNoOrder:
      'The number of the payment was lost, so we can’t ask about it from here. If you were charged, don’t pay twice: call the operator.',
    stopped:
      'We’ve stopped checking. If you were charged, parking may have started: ask the operator.',
    order: 'Payment {{order}}',
    tried: 'tried {{time}}',
    call: 'Call the operator',
    checkAgain: 'Check again',
    stopWaiting: 'Stop waiting',
    sameLink: 'Pay by the same link',
    otherWay: 'Don’t pay by it',
    declinedTitle: 'The payment didn’t go through',
    declined: 'The bank declined it and parking hasn’t started. Try again, or pay another way.',
    strangerTitle: 'Nothing is known here about this payment',
    stranger:
      'Payment {{order}} was begun on another device or in another browser. Open this page there, or call the operator.',
    withoutAccount: 'This payment was made on this device without an account: it isn’t in yours.',
    close: 'Close',
  },
}
