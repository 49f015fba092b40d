import type { ImportField } from '@parking/domain'
import { foldHeader, headerRules, nameParts } from './columnNames.ts'

/**
 * What a header says of its column: the field, for sure or perhaps; `other` where it names something
 * else; `barred` where that looks like a field and is none, as a trailer's plate does; null where it
 * says nothing.
 */
export type HeaderMeaning =
  | { readonly field: ImportField; readonly isSure: boolean }
  | 'other'
  | 'barred'
  | null

/** Headers are no sentences. */
const longest = 80

/** Says what the header of a column means. */
export function readHeader(text: string): HeaderMeaning {
  if (text.length > longest) return null
  const { russian, latin } = foldHeader(text)
  const rule = headerRules.find((one) => one.russian.test(russian) || one.latin.test(latin))
  if (rule === undefined) return null
  if (rule.means === 'other' || rule.means === 'barred') return rule.means
  return { field: rule.means, isSure: rule.isSure ?? true }
}

/** The columns of surname, first name and patronymic; none where the name does not stand so. */
export function findNameParts(headers: readonly string[]): readonly number[] {
  const folded = headers.map(foldHeader)
  const places = nameParts.map((part) =>
    folded.findIndex(({ russian, latin }) => part.russian.test(russian) || part.latin.test(latin)),
  )
  return places[0] === -1 || places[1] === -1 ? [] : places.filter((place) => place !== -1)
}
