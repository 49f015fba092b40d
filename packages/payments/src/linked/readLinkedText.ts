/** What a browser shows nothing of, or what turns the text around it: it is no part of a value. */
const hidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}]/gu

/**
 * Reads a value of an address that is shown as text: on one line, without hidden characters, cut where
 * it is too long.
 *
 * @param longest - the most characters that are shown
 * @returns null where there is nothing to show
 */
export function readLinkedText(value: unknown, longest: number): string | null {
  if (typeof value !== 'string') return null
  // No value is cut out of more than this: an address may be huge.
  const text = value
    .slice(0, 4096)
    .toWellFormed()
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(hidden, '')
    .trim()
  const characters = Array.from(text)
  if (characters.length === 0) return null
  return characters.length > longest ? `${characters.slice(0, longest).join('')}…` : text
}
