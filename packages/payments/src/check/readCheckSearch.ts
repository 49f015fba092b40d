import { readLinkedText } from '../linked/readLinkedText.ts'

/** What an address of the receipt page may say; each is shown as text and proves nothing. */
export interface CheckSearch {
  readonly title?: string
  readonly dateIn?: string
  readonly dateOut?: string
  readonly price?: string
  /** The plate. */
  readonly ts?: string
}

/** The most characters of each value that are shown. */
const longest = { title: 120, dateIn: 40, dateOut: 40, price: 20, ts: 16 } as const

/** Reads the page's search; what is not there or shows nothing is left out. */
export function readCheckSearch(search: Readonly<Record<string, unknown>>): CheckSearch {
  const values: { -readonly [Name in keyof CheckSearch]: string } = {}
  for (const name of ['title', 'dateIn', 'dateOut', 'price', 'ts'] as const) {
    const text = readLinkedText(search[name], longest[name])
    if (text !== null) values[name] = text
  }
  return values
}
