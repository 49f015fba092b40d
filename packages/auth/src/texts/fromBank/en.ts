export const en = {
  title: 'You’re back from the bank’s page',
  text: 'Sign in to see whether the payment went through. If you began it in another browser, that one shows it too. Don’t pay again.',
} as const
