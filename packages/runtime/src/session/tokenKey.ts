import type { AccountKind } from '@parking/domain'

/** Where the token of an account is kept: the page's frame asks for the profile with it. */
export const tokenKey = (cityId: string, accountKind: AccountKind): string =>
  `parking.token.${cityId}.${accountKind}`
