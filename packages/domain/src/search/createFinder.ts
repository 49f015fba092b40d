import { foldText } from '../text/foldText.ts'

/** What a search looks at in one thing. */
export interface Searched {
  /** Found by its beginning. */
  readonly number: string | null
  /** Found by the beginnings of their words, and from three letters on anywhere. */
  readonly names: readonly (string | null)[]
}

/** A thing that was found, and how well: 0 is best. */
export interface Match<Item> {
  readonly item: Item
  readonly rank: number
}

/**
 * Prepares things for being found by number and by name, the same way wherever somebody looks for a
 * zone or a parking. Case, the letter ё, spaces and punctuation make no difference, and a word such
 * as "zone" before a number is passed over.
 *
 * @returns a function that answers a query with what it finds, in the order of `items`
 */
export function createFinder<Item>(
  items: readonly Item[],
  describe: (item: Item) => Searched,
): (query: string) => readonly Match<Item>[] {
  const entries = items.map((item) => {
    const { number, names } = describe(item)
    return { item, number: fold(number), names: names.map(fold).filter((name) => name !== '') }
  })
  return (query) => {
    const words = fold(query).replace(/^(зона|zone|парковка|parking|№)\s*(?=\d)/u, '')
    if (words === '') return []
    return entries.flatMap(({ item, number, names }) => {
      const rank = Math.min(rankNumber(number, words), ...names.map((one) => rankName(one, words)))
      return rank === Infinity ? [] : [{ item, rank }]
    })
  }
}

function fold(text: string | null): string {
  return foldText((text ?? '').replace(/[\s.,;:()«»"]+/gu, ' '))
}

function rankNumber(number: string, words: string): number {
  if (number === words) return 0
  return number.startsWith(words) ? 1 : Infinity
}

function rankName(name: string, words: string): number {
  if (name === words) return 0
  if (name.startsWith(words)) return 2
  if (name.includes(` ${words}`)) return 3
  if (words.length < 3) return Infinity
  if (name.includes(words)) return 4
  const parts = words.split(' ')
  return parts.length > 1 && parts.every((part) => name.includes(part)) ? 5 : Infinity
}
