import type { SameKeys } from '@parking/runtime'
import type { ru } from './ru.ts'

export const en = {
  login: {
    title: 'Sign in for companies',
    description: 'For companies that have a contract with the parking operator.',
    inn: 'INN (tax number)',
    innHint: '10 digits for a company, 12 for a sole trader',
    innEmpty: 'Enter the INN',
    innFormat: 'An INN has digits only',
    innLength: 'An INN has 10 or 12 digits',
    innWarning:
      'There may be a typo in the INN: its check digit does not fit. You can still sign in.',
    contract: 'Contract number',
    contractHint: 'As it is written in the contract',
    contractEmpty: 'Enter the contract number',
    submit: 'Sign in',
    refused: 'Could not sign in',
    signedOut: 'You have been signed out',
    incorrect: 'The INN and the contract number do not fit. Compare them with the contract.',
    unregistered: 'There is no such contract in this city. Check the number and the chosen city.',
    tooManyTries: 'Too many attempts. Wait a little and try again.',
    help: 'Cannot sign in? Call the operator:',
    notOffered: 'Companies cannot sign in in this city: {{city}}',
    notOfferedText: 'Choose another city on the parking map.',
  },
  company: {
    title: 'Company',
    description: 'Details of the contract with the parking operator.',
    details: 'Details',
    name: 'Name',
    inn: 'INN (tax number)',
    email: 'E-mail',
    noEmail: 'not given',
    balance: 'Balance',
    balanceUnknown: 'the balance is unknown',
    signOut: 'Sign out',
    loading: 'Loading the company',
    errorTitle: 'The company did not load',
    retry: 'Try again',
  },
} satisfies SameKeys<typeof ru>
