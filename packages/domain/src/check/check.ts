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

/** Invisible characters, but for the joiner that holds emoji together. */
const invisible = /(?!\u200D)[\p{Cf}\p{Cc}]/gu

/**
 * Reads a line that somebody typed: anything that is no text counts as nothing typed, tabs and line
 * breaks count as spaces, invisible characters and outer spaces do not count, a huge text is cut.
 */
export function typedText(input: unknown): string {
  if (typeof input !== 'string') return ''
  return input
    .slice(0, longest)
    .toWellFormed()
    .replaceAll(/[\t\n\v\f\r]+/g, ' ')
    .replaceAll(invisible, '')
    .trim()
}
