import { typedText } from '../check/check.ts'
import type { Profile } from './Profile.ts'

/** The names of an account, as they are edited. */
export interface ProfileNames {
  readonly firstName: string
  readonly lastName: string
  readonly middleName: string
}

/** Checks the names of an account: first and last name are required. */
export function checkProfileNames(names: ProfileNames): {
  readonly firstName: 'empty' | null
  readonly lastName: 'empty' | null
} {
  return {
    firstName: typedText(names.firstName) === '' ? 'empty' : null,
    lastName: typedText(names.lastName) === '' ? 'empty' : null,
  }
}

/** The names that differ from the account's: only these are sent, and nothing when none does. */
export function changedNames(
  profile: Pick<Profile, 'firstName' | 'lastName' | 'middleName'>,
  names: ProfileNames,
): Partial<ProfileNames> {
  const changed: { -readonly [Name in keyof ProfileNames]?: string } = {}
  for (const name of ['firstName', 'lastName', 'middleName'] as const) {
    const text = typedText(names[name])
    if (text !== (profile[name] ?? '')) changed[name] = text
  }
  return changed
}
