import type { SameKeys } from '@parking/runtime'
import type { ru } from './ru.ts'

export const en = {
  login: {
    title: 'Company sign-in',
    description: 'For companies that have a contract with the parking operator.',
    inn: 'INN (tax number)',
    innHint: '10 digits for a company, 12 for a sole trader',
    innEmpty: 'Enter the INN',
    innFormat: 'An INN has only digits',
    innLength: 'An INN has 10 or 12 digits',
    innWarning:
      'There may be a typo in the INN: its check digit doesn’t match. You can still sign in.',
    contract: 'Contract number',
    contractHint: 'As written in the contract',
    contractEmpty: 'Enter the contract number',
    submit: 'Sign in',
    refused: 'We couldn’t sign you in',
    signedOut: 'You’ve been signed out',
    incorrect:
      'The INN and the contract number don’t match. Check them against the contract. Check the alphabet too: some Russian letters look the same as Latin ones.',
    unregistered:
      'There’s no such contract in this city. Check the number and the city you’ve chosen.',
    tooManyTries: 'Too many attempts. Wait a moment and try again.',
    help: 'Can’t sign in? Call the operator:',
    notOffered: 'Company sign-in isn’t available in this city: {{city}}',
    notOfferedText: 'Choose another city on the parking map.',
  },
  company: {
    title: 'Company',
    description: 'Your contract with the parking operator.',
    details: 'Details',
    name: 'Name',
    inn: 'INN (tax number)',
    email: 'Email',
    noEmail: 'not given',
    balance: 'Balance',
    balanceUnknown: 'balance unknown',
    fleet: 'Fleet',
    drivers: 'Drivers',
    vehicles: 'Vehicles',
    devices: 'Devices',
    all: 'In all: {{count}}',
    inactive: 'Switched off: {{count}}',
    lonely: 'Without a driver: {{count}}',
    bare: 'Without a device: {{count}}',
    lookalike: 'Differ by one character: {{count}}',
    signOut: 'Sign out',
    loading: 'Loading company details',
    errorTitle: 'Company details didn’t load',
    retry: 'Try again',
  },
} satisfies SameKeys<typeof ru>
