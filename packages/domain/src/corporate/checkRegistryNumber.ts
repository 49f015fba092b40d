import { accepted, refused, typedText, type Check } from '../check/check.ts'

/** A number by which a company is registered: tax number, state registry number, reason code. */
export type RegistryNumber = 'inn' | 'ogrn' | 'kpp'

/** Why such a number is refused: nothing typed, another character, the wrong number of digits. */
export type RegistryRefusal = 'empty' | 'format' | 'length'

const lengths: Readonly<Record<RegistryNumber, readonly number[]>> = {
  inn: [10, 12],
  ogrn: [13],
  kpp: [9],
}

/**
 * Checks a registry number by its number of digits: INN 10 or 12, OGRN 13, KPP 9, of which the
 * fifth and sixth may be letters A-Z. A wrong check digit is no error: see
 * {@link hasWrongCheckDigit}.
 */
export function checkRegistryNumber(
  input: unknown,
  kind: RegistryNumber,
): Check<string, RegistryRefusal> {
  const number = typedText(input).replaceAll(/\s/g, '').toUpperCase()
  if (number === '') return refused('empty')
  const characters = kind === 'kpp' ? /^(?:\d{0,4}|\d{4}[\dA-Z]{1,2}\d*)$/ : /^\d*$/
  if (!characters.test(number)) return refused('format')
  return lengths[kind].includes(number.length) ? accepted(number) : refused('length')
}

const innWeights = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8] as const

/**
 * Tells whether a number of the right form has a check digit that does not fit: worth a warning
 * beside the field. A KPP has none.
 *
 * @param input - as it was typed; what {@link checkRegistryNumber} refuses has no check digit
 */
export function hasWrongCheckDigit(input: unknown, kind: RegistryNumber): boolean {
  const checked = checkRegistryNumber(input, kind)
  if (!checked.ok || kind === 'kpp') return false
  const number = checked.value
  if (kind === 'ogrn') return (Number(number.slice(0, 12)) % 11) % 10 !== Number(number.slice(12))
  const places = number.length === 10 ? [9] : [10, 11]
  return places.some((place) => innCheckDigit(number, place) !== Number(number[place]))
}

/** The digit that belongs at a place of an INN, by the weights of the digits before it. */
function innCheckDigit(number: string, place: number): number {
  const weights = innWeights.slice(innWeights.length - place)
  const sum = weights.reduce<number>((total, weight, at) => total + weight * Number(number[at]), 0)
  return (sum % 11) % 10
}
