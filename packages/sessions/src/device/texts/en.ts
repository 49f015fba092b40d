export const en = {
  stays: {
    title: 'Paid for here',
    onlyHere:
      'Only this device knows about this parking. We count from the moment you went to pay, so the city may let it run a few minutes longer.',
    again: 'It can’t be extended: once the time is up, pay again.',
    order: 'Payment {{order}}, {{sum}}',
    forget: 'Forget',
    forgetOf: 'Forget parking for {{plate}} on this device',
    forgetTitle: 'Forget this parking?',
    forgetText:
      'Parking for {{plate}} is paid for until {{time}} and goes on. Only this device knows about it: the record can’t be brought back.',
    keep: 'Keep',
    past: 'For a month this device remembers which plates were paid for here: {{plates}}.',
    forgetAll: 'Forget the plates',
    running: 'Parking is running',
    runningHere: 'Paid for here without an account',
    withoutAccount: 'Paid for without an account: it isn’t in yours.',
    left: '{{time}} left',
  },
} as const
