import { accepted, refused, typedText, type Check } from '../check/check.ts'

/** The longest address that a receipt can be sent to (specification, section 9). */
export const receiptEmailLength = 50

/** Why an e-mail address is refused. */
export type EmailRefusal = 'empty' | 'format' | 'tooLong'

/**
 * One `@`, no dot before anything else, a dot somewhere within the domain, none of the characters
 * that would part it in a list or a header. The back end knows the rest.
 */
const address = /^[^\s@<>,;:"\\.][^\s@<>,;:"\\]*@[^\s@<>,;:"\\.]+(?:\.[^\s@<>,;:"\\.]+)+$/

/**
 * Checks an e-mail address by its basic pattern.
 *
 * @param longest - the most characters, where a screen has a limit
 */
export function checkEmail(input: unknown, longest = 254): Check<string, EmailRefusal> {
  const text = typedText(input)
  if (text === '') return refused('empty')
  if (text.length > longest) return refused('tooLong')
  return address.test(text) ? accepted(text) : refused('format')
}
