import { readLinkedText } from '@parking/payments'

/** Which stay the sheet is about: one of the two. */
export interface EvidenceSearch {
  /** A session that runs, by its id. */
  readonly session?: string
  /** An operation of the history, by the number of its order. */
  readonly order?: string
}

/** Longer than any number of a back end. */
const longest = 64

/** Reads the page's search; what is none of its values is left out. */
export function readEvidenceSearch(search: Readonly<Record<string, unknown>>): EvidenceSearch {
  const session = readLinkedText(search['session'], longest)
  const order = readLinkedText(search['order'], longest)
  return {
    ...(session === null ? {} : { session }),
    ...(order === null ? {} : { order }),
  }
}
