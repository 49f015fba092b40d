export const en = {
  header: {
    about: 'About the service',
    menu: 'Company account',
    brand: 'For companies',
    skip: 'Skip to content',
    loading: 'Loading the page',
    toMap: 'Parking map',
    signOut: 'Sign out',
  },
  notFound: {
    home: 'Home',
  },
}
