export const en = {
  title: 'Parking is about to end',
  left: '{{left}} left.',
  until: '{{plate}}: paid until {{time}}. After that, parking is unpaid.',
  paidAsk: 'Remind me when parking is no longer free',
  paidAsked: 'We’ll remind you: free until {{time}}',
  paidHere: 'We’ll tell you on the site: browser notifications are off.',
  paidTitle: 'Parking is no longer free',
  paid: 'Zone {{zone}}: parking is paid from {{time}}. If your car is still there, pay for it now.',
  paidPay: 'Pay',
  overTitle: 'Parking is over',
  over: '{{plate}}: time’s up. If your car is still there, parking is now unpaid: start a new session.',
  allow: 'Remind me in the browser',
  allowHint: 'We’ll remind you 15 and 5 minutes before the end, even if you’re in another tab.',
  allowed:
    'The browser will remind you 15 and 5 minutes before the end. Keep this page open. On a phone it may fall asleep: then we’ll remind you when you come back to it.',
  denied:
    'The browser blocks notifications from this site, so we only remind you on the page. Allow notifications in the browser’s settings for this site, then reload the page.',
  close: 'Close',
} as const
