import type { ApiError } from '@parking/api-client'
import type { ErrorName } from '@parking/domain'

/** What a refusal of a call is about: a field, or without one the whole form. */
export interface Blame<Field extends string> {
  readonly field?: Field
  /** What is said of it, where the usual words of the error do not fit. */
  readonly message?: string
}

/** The errors that mean something of their own in a form. */
export type BlameWords<Field extends string> = Readonly<Partial<Record<ErrorName, Blame<Field>>>>

/** Finds what an error means in a form; null where it means nothing of its own. */
export function findBlame<Field extends string>(
  words: BlameWords<Field>,
  { errorName }: ApiError,
): Blame<Field> | null {
  return errorName === null ? null : (words[errorName] ?? null)
}
