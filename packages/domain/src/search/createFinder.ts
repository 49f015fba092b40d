import { foldPlace, type PlaceWords } from './foldPlace.ts'

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

/** Words before a number that only say what it is the number of. */
const before = /^(?:зона|зоны|зону|з|zone|парковка|парковки|парковку|п|parking|place)? ?(?=\d)/u

/**
 * Prepares things for being found by number and by name, the same way wherever somebody looks for a
 * zone or a parking. What {@link foldPlace} takes away makes no difference; a word such as "zone"
 * before a number is passed over, and so is the kind of a street where the name has none or the query
 * shortens it in a way that may mean several.
 *
 * @returns a function that answers a query with what it finds, in the order of `items`
 */
export function createFinder<Item>(
  items: readonly Item[],
  describe: (item: Item) => Searched,
): (query: string) => readonly Match<Item>[] {
  const entries = items.map((item) => {
    const { number, names } = describe(item)
    const folded = names.map((name) => foldPlace(name ?? '')).filter(({ whole }) => whole !== '')
    return { item, number: number === null ? '' : foldPlace(number).whole, names: folded }
  })
  return (query) => {
    const asked = foldPlace(query)
    if (asked.whole === '') return []
    const number = asked.whole.replace(before, '')
    return entries.flatMap(({ item, number: own, names }) => {
      const rank = Math.min(rankNumber(own, number), ...names.map((name) => rankName(name, asked)))
      return rank === Infinity ? [] : [{ item, rank }]
    })
  }
}

function rankNumber(number: string, words: string): number {
  if (number === words) return 0
  return words !== '' && number.startsWith(words) ? 1 : Infinity
}

function rankName(name: PlaceWords, asked: PlaceWords): number {
  const isOfUnsaidKind = name.whole === name.bare
  const rank = rankWords(name.whole, asked.whole)
  return isOfUnsaidKind ? Math.min(rank, rankWords(name.whole, asked.bare)) : rank
}

function rankWords(name: string, words: string): number {
  if (name === words) return 0
  if (name.startsWith(words)) return 2
  if (name.includes(` ${words}`)) return 3
  if (words.length < 3) return Infinity
  if (name.includes(words)) return 4
  const parts = words.split(' ')
  return parts.length > 1 && parts.every((part) => name.includes(part)) ? 5 : Infinity
}
