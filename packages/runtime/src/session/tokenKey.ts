import type { AccountType } from '@parking/domain'

/** Where the token of an account is kept: the page's frame asks for the profile with it. */
export const tokenKey = (cityId: string, accountType: AccountType): string =>
  `parking.token.${cityId}.${accountType}`
