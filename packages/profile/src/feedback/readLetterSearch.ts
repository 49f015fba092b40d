import type { LetterSubject } from '@parking/domain'

/** What an address of the page may say of the letter that is to be written. */
export interface LetterSearch {
  /** What is asked for: to delete the account, or to correct a plate that was paid for. */
  readonly about?: LetterSubject
  /** What it is asked of, in words. */
  readonly of?: string
}

/** Longer than any stay in words. */
const longest = 160

/** Reads the page's search: what is not one of its values is left out. */
export function readLetterSearch(search: Readonly<Record<string, unknown>>): LetterSearch {
  const { about, of } = search
  if (about !== 'account' && about !== 'plate') return {}
  const words = typeof of === 'string' ? of.trim() : ''
  return words === '' || words.length > longest ? { about } : { about, of: words }
}
