import { foldText } from '@parking/domain'
import type { Place } from './place.ts'

/** What a search finds. */
export type Found =
  | { readonly kind: 'zone'; readonly zone: string; readonly parkings: number }
  | { readonly kind: 'place'; readonly place: Place }

/** Finds zones, parkings and streets. */
export type Search = (query: string, limit?: number) => readonly Found[]

interface Entry {
  readonly place: Place
  readonly code: string
  readonly name: string
  readonly street: string
}

/**
 * Prepares places for searching by zone number, by the number of a parking or device, by street
 * and by name. Better matches come first: the whole number, its beginning, the beginning of a
 * street, the beginning of one of its words, then anywhere in it; zones before places.
 */
export function createSearch(places: readonly Place[]): Search {
  const zones = new Map<string, number>()
  const entries = places.map((place): Entry => {
    const { code, name, street, zone, kind } = place.object
    if (zone !== null && kind === 'parking') zones.set(zone, (zones.get(zone) ?? 0) + 1)
    return { place, code: fold(code), name: fold(name), street: fold(street) }
  })
  return (query, limit = 8) => {
    const words = fold(query).replace(/^(зона|zone|парковка|parking|№)\s+(?=\d)/u, '')
    if (words === '') return []
    const ranked: Ranked[] = []
    for (const [zone, parkings] of zones) {
      const rank = rankNumber(fold(zone), words)
      if (rank !== null) ranked.push({ rank, label: zone, found: { kind: 'zone', zone, parkings } })
    }
    for (const entry of entries) {
      const rank = rankEntry(entry, words)
      if (rank === null) continue
      const { place, code, name, street } = entry
      const label = rank < 2 && code !== '' ? code : `${street || name} ${code}`
      ranked.push({ rank: rank + 0.5, label, found: { kind: 'place', place } })
    }
    return ranked
      .sort((a, b) => a.rank - b.rank || order.compare(a.label, b.label))
      .slice(0, limit)
      .map(({ found }) => found)
  }
}

interface Ranked {
  readonly rank: number
  /** What equally good matches are sorted by. */
  readonly label: string
  readonly found: Found
}

const order = new Intl.Collator('ru', { numeric: true })

/** Takes case, the letter ё and the difference of spaces and punctuation away. */
function fold(text: string | null): string {
  return foldText((text ?? '').replace(/[\s.,;:()«»"]+/gu, ' '))
}

function rankEntry(entry: Entry, words: string): number | null {
  const ranks = [
    rankNumber(entry.code, words),
    rankWords(entry.street, words),
    rankWords(entry.name, words),
  ].filter((rank) => rank !== null)
  return ranks.length === 0 ? null : Math.min(...ranks)
}

function rankNumber(number: string, words: string): number | null {
  if (number === '') return null
  if (number === words) return 0
  return number.startsWith(words) ? 1 + number.length / 100 : null
}

function rankWords(text: string, words: string): number | null {
  if (text === '') return null
  if (text === words) return 0
  if (text.startsWith(words)) return 2
  if (text.includes(` ${words}`)) return 3
  if (words.length < 3) return null
  if (text.includes(words)) return 4
  const parts = words.split(' ')
  return parts.length > 1 && parts.every((part) => text.includes(part)) ? 5 : null
}
