import type { ApiError } from '@parking/api-client'
import type { ErrorName } from '@parking/domain'
import type { Blame } from './useSentForm.ts'

/** What a form says of the errors that mean something of their own in it. */
export type BlameWords<Field extends string> = Readonly<Partial<Record<ErrorName, Blame<Field>>>>

/** Finds what a form says of an error; null where it says nothing of its own. */
export function findBlame<Field extends string>(
  words: BlameWords<Field>,
  { errorName }: ApiError,
): Blame<Field> | null {
  return errorName === null ? null : (words[errorName] ?? null)
}
