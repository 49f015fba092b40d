export const en = {
  title: 'You may have been charged twice for one press',
  text: 'The city’s history has more than one payment for this press. If you didn’t make the second one on another device, the browser sent the request again on its own when the connection was lost. Show the payments to the operator, who refunds what was too much.',
  order: 'payment {{order}}',
  evidence: 'Parking record',
  call: 'Call the operator',
  close: 'Close',
} as const
