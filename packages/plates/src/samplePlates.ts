import * as fc from 'fast-check'
import { plateTypes } from './plateTypes.ts'

const LETTERS = 'АВЕКМНОРСТУХ'
const LATIN = 'ABEKMHOPCTYX'
const SEPARATORS = [
  '',
  ' ',
  '  ',
  '-',
  '\u00A0',
  '\u202F',
  '\u200B',
  '\uFEFF',
  '\u2014',
  '\u2212',
  '\t',
]

/** Any UTF-16 unit, half a pair as well. */
export const anyUnit: fc.Arbitrary<string> = fc
  .nat(0xff_ff)
  .map((unit) => String.fromCharCode(unit))

/** A plate as it stands, and as somebody typed it. */
export interface SamplePlate {
  readonly number: string
  readonly groups: readonly string[]
  readonly typed: string
}

/** The shapes of a type with each length of region it may have. */
function shapesOf(type: string): string[] {
  const shapes: readonly string[] = plateTypes.find((row) => row.type === type)?.shapes ?? []
  return shapes.flatMap((shape) => {
    const short = shape.replace('(0)', '')
    return short === shape ? [short] : [short, `${short}0`]
  })
}

/** Makes plates of a type, typed in any case, alphabet and spacing. */
export function platesOf(type: string): fc.Arbitrary<SamplePlate> {
  return fc.constantFrom(...shapesOf(type)).chain((shape) =>
    fc.tuple(...Array.from(shape, character)).chain((characters) => {
      const text = characters.join('')
      const number = text.replaceAll(' ', '')
      return fc
        .tuple(...Array.from(number, spelling))
        .map((spellings) => ({ number, groups: text.split(' '), typed: spellings.join('') }))
    }),
  )
}

function character(sign: string): fc.Arbitrary<string> {
  if (sign === '0') return fc.constantFrom(...Array.from('0123456789'))
  if (sign === '*') return fc.constantFrom(...Array.from(LETTERS))
  return fc.constant({ C: 'С', T: 'Т' }[sign] ?? sign)
}

function spelling(sign: string): fc.Arbitrary<string> {
  const twin = LATIN.charAt(LETTERS.indexOf(sign)) || sign
  const written = fc.constantFrom(sign, sign.toLowerCase(), twin, twin.toLowerCase())
  const separator = fc.constantFrom(...SEPARATORS)
  return fc.tuple(separator, written, separator).map((pieces) => pieces.join(''))
}
