/**
 * The answer of every check of this package: the tidy value, or a reason code that the screen turns
 * into words.
 */
export type Check<Value, Reason extends string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Reason }

/** Accepts a value. */
export function accepted<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value }
}

/** Refuses with a reason code. */
export function refused<Reason extends string>(
  error: Reason,
): { readonly ok: false; readonly error: Reason } {
  return { ok: false, error }
}

/** The most characters that any check looks at; no field of the product takes more. */
const longest = 4096

/**
 * Reads what somebody typed: anything that is no text counts as nothing typed, invisible characters
 * and outer spaces do not count, and a huge text is cut.
 */
export function typedText(input: unknown): string {
  if (typeof input !== 'string') return ''
  return input
    .slice(0, longest)
    .replaceAll(/[\p{Cf}\p{Cc}]/gu, '')
    .trim()
}
