import { formatPhone, type Profile } from '@parking/domain'

/**
 * What to call the owner of an account: the name where the city shows names, else the e-mail
 * address, else the main phone; null when the account has none of them.
 */
export function whoIsSignedIn(
  profile: Pick<Profile, 'email' | 'firstName' | 'lastName' | 'phones'>,
  showsNames: boolean,
): string | null {
  const name = [profile.firstName, profile.lastName].filter(Boolean).join(' ')
  if (showsNames && name !== '') return name
  const phone = profile.phones.find(({ isMain }) => isMain) ?? profile.phones[0]
  return profile.email ?? (phone === undefined ? null : formatPhone(phone.number))
}
