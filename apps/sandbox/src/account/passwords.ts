import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'
import { checkPassword, type PasswordScreen } from '@parking/domain'
import { Refusal } from '../wire/Refusal.ts'

// Small on purpose: a demonstration server must not keep its one thread busy with a login.
const COST = { N: 4096, r: 8, p: 1 }
const KEY_BYTES = 32

/** Turns a password into what is kept in its place. */
export function hashPassword(password: string): string {
  const salt = randomBytes(16)
  const key = scryptSync(password, salt, KEY_BYTES, COST)
  return `${salt.toString('base64url')}.${key.toString('base64url')}`
}

/** Matches no password, and takes as long to say so as any other. */
const NOTHING_KEPT = `.${Buffer.alloc(KEY_BYTES).toString('base64url')}`

/**
 * Tells whether a password is the one that was kept. Without a kept one it takes as long, so that the
 * time of an answer does not tell which accounts there are.
 */
export function passwordMatches(password: string, kept: string | null | undefined): boolean {
  const [salt = '', key = ''] = (kept ?? NOTHING_KEPT).split('.')
  const expected = Buffer.from(key, 'base64url')
  if (expected.length !== KEY_BYTES) return false
  const actual = scryptSync(password, Buffer.from(salt, 'base64url'), KEY_BYTES, COST)
  return timingSafeEqual(actual, expected)
}

/** Reads a new password; @throws Refusal `RequiredField`, or `InvalidFormat` for its length. */
export function readPassword(password: string, screen: PasswordScreen): string {
  const checked = checkPassword(password, screen)
  if (checked.ok) return checked.value
  const isMissing = checked.error === 'empty' && screen !== 'profileChange'
  throw new Refusal(isMissing ? 'RequiredField' : 'InvalidFormat', { message: 'pass' })
}
