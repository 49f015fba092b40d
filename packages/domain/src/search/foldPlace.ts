import { foldText } from '../text/foldText.ts'

/** Kinds of streets, each with how files and people shorten it. */
const kinds = [
  'улица ул',
  'площадь пл',
  'проспект пр-кт пр-т просп',
  'проезд пр-д пр-зд',
  'переулок пер',
  'набережная наб',
  'бульвар б-р бул',
  'шоссе ш',
  'аллея ал',
  'микрорайон мкр мкр-н',
].map((words) => words.split(' '))
const kindOf = new Map(kinds.flatMap((words) => words.map((word) => [word, words[0]])))
/** An avenue and a passage alike are shortened so: it is compared by its beginning. */
const unclear = 'пр'

const ordinals = 'перв втор трет четверт пят шест седьм восьм девят десят'.split(' ')
const ordinal = new RegExp(
  `^(${ordinals.join('|')})(?:[аи]я|[ыои]й|[ое]е|ую|[оье]го|ь[яеюи])$`,
  'u',
)

/** The words of a name or an address, as a search compares them. */
export interface PlaceWords {
  /** With the kinds of streets written out. */
  readonly whole: string
  /** Without them. */
  readonly bare: string
}

/**
 * Takes away from a name or an address what makes no difference: case, the letter ё, punctuation, how the
 * kind of a street is shortened (`ул.`, `пр-кт`), the word for a house, and how an ordinal number is
 * written (`1-я`, `первая`).
 */
export function foldPlace(text: string): PlaceWords {
  const words = foldText(text.replace(/[\s.,;:()«»"№#]+/gu, ' '))
    .replace(/(?<=^| )д(?:ом)? ?(?=\d)/gu, '')
    .replace(/(\d)-?(?:а?я|[ыои]?й|е)(?= |$)/gu, '$1')
    .split(' ')
    .map((word) => kindOf.get(word) ?? numberOf(word) ?? word)
  const whole = words.join(' ')
  const isKind = (word: string): boolean => word === unclear || kindOf.get(word) === word
  return { whole, bare: words.filter((word) => !isKind(word)).join(' ') || whole }
}

function numberOf(word: string): string | null {
  const stem = ordinal.exec(word)?.[1]
  return stem === undefined ? null : String(ordinals.indexOf(stem) + 1)
}
