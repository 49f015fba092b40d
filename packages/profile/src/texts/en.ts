export const en = {
  menu: {
    button: 'Account',
    signedInAs: 'Signed in as',
    signOut: 'Sign out',
  },
}
