export const en = {
  expired: {
    title: 'Please sign in again',
    text: 'Your sign-in has timed out. Parking you’ve paid for continues, and everything you filled in is saved.',
    close: 'Close',
    signIn: 'Sign in',
  },
  typed: {
    title: 'Close without saving?',
    text: 'What you’ve typed will be lost.',
    leave: 'Close without saving',
    stay: 'Back to the form',
  },
  idle: {
    title: 'Are you still there?',
    text: 'You haven’t done anything here for a while. We’ll sign you out soon, so nobody else can use your account.',
    left_one: '{{count}} second left',
    left_other: '{{count}} seconds left',
    stay: 'I’m here',
    leave: 'Sign out',
    endedTitle: 'You’ve been signed out',
    endedText:
      'There was no activity here for a while, so we signed you out to keep your account safe.',
  },
  signOut: {
    title: 'Sign out before the payment is confirmed?',
    text: 'We don’t know yet whether your payment went through. If you sign out now, you may still be charged. We’ll check and let you know the next time you sign in.',
    confirm: 'Sign out',
    cancel: 'Wait',
    again: 'Press once more',
    workTitle: 'Sign out before the work is done?',
    workText:
      'Some changes haven’t been sent yet. If you sign out now, they’ll be forgotten and you’ll have to start again. What’s done stays.',
    stay: 'Stay',
  },
}
