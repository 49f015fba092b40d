export const en = {
  header: {
    home: 'Parking: go to the map',
    menu: 'Menu',
    closeMenu: 'Close menu',
    skip: 'Skip to content',
    navigation: 'Sections',
    loading: 'Loading the page',
  },
  menu: {
    signIn: 'Sign in',
    register: 'Sign up',
    signOut: 'Sign out',
    account: 'Account',
    contacts: 'Support',
  },
  notFound: {
    home: 'Go to the parking map',
  },
  about: {
    title: 'About the service',
    rules: 'Parking rules',
  },
}
