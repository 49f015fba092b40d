import type { Profile } from '@parking/domain'

/**
 * Tells the accounts of one device apart without naming them: 32 bits of a hash (FNV-1a), too few to
 * find the e-mail or phone again.
 *
 * @returns null for a profile without either
 */
export function accountMark({ email, phones }: Pick<Profile, 'email' | 'phones'>): string | null {
  const name = email ?? phones.find(({ isMain }) => isMain)?.number
  if (name === undefined) return null
  let hash = 0x81_1c_9d_c5
  for (const byte of new TextEncoder().encode(name)) hash = Math.imul(hash ^ byte, 0x01_00_01_93)
  return (hash >>> 0).toString(36)
}
