import { refused, type Check } from '../check/check.ts'

/** The screen on which a password is set. Their limits differ. */
export type PasswordScreen = 'registration' | 'restore' | 'profileChange'

/** The least and the most characters of a password on each screen (specification, section 5). */
export const passwordLimits: Readonly<
  Record<PasswordScreen, { readonly min: number; readonly max: number }>
> = {
  registration: { min: 6, max: 20 },
  restore: { min: 6, max: 20 },
  profileChange: { min: 4, max: 20 },
}

/** Why a new password is refused. */
export type PasswordRefusal = 'empty' | 'tooShort' | 'tooLong'

/** Checks a new password by its length alone. It is taken exactly as it was typed. */
export function checkPassword(
  input: unknown,
  screen: PasswordScreen,
): Check<string, PasswordRefusal> {
  if (typeof input !== 'string' || input === '') return refused('empty')
  const { min, max } = passwordLimits[screen]
  if (input.length < min) return refused('tooShort')
  return input.length > max ? refused('tooLong') : { ok: true, value: input }
}

/** Checks that a password was repeated as it was typed. */
export function checkPasswordRepeat(password: string, repeat: string): 'empty' | 'differs' | null {
  if (repeat === '') return 'empty'
  return repeat === password ? null : 'differs'
}
