import type { MapObject } from '@parking/domain'

/** How many characters of a text of the back end are shown. */
const longest = 120

/** A text of the back end, cut to a length that fits a card. */
export function shortText(text: string): string {
  return text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text
}

/** What tells a place from others of its kind: its number, else its own name; null without either. */
export function placeLabel(object: MapObject): string | null {
  const isNumbered = ['parking', 'meter', 'terminal'].includes(object.type)
  const label = isNumbered ? (object.code ?? object.name) : (object.name ?? object.code)
  return label === null ? null : shortText(label)
}
