import { foldText } from '@parking/domain'

/** Tells the status that a back end's word stands for. */
export function statusOf<Status extends string>(
  known: readonly (readonly [RegExp, Status])[],
  words: string,
): Status | 'unknown' {
  const word = foldText(words)
  return known.find(([pattern]) => pattern.test(word))?.[1] ?? 'unknown'
}
