import type { PlateFormat } from './plate.ts'

/** The letters of Russian plates, and in the same order the Latin ones that look like them. */
export const LETTERS = 'АВЕКМНОРСТУХ'
const LOOKALIKES = 'ABEKMHOPCTYX'

/** Cyrillic and Greek capitals, and in the same order the Latin ones that look like them. */
const STRAY_LETTERS = 'АВЕКМНОРСТУХЅІЈҮӀԚԜΑΒΕΖΗΙΚΜΝΟΡΤΥΧ'
const LATIN_LETTERS = 'ABEKMHOPCTYXSIJYIQWABEZHIKMNOPTYX'

/** Full-width letters and digits stand in the order of ASCII, this far behind it. */
const FULL_WIDTH = /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/
const FULL_WIDTH_OFFSET = 0xfe_e0

// White space, everything Unicode calls a dash, what is not drawn at all (zero-width and bidi
// marks, variation selectors, fillers, controls) and three that its properties leave out: the
// hyphen bullet, the blank Braille cell, the annotation marks; and dots and slashes.
const SEPARATOR = /[\s./\p{Dash}\p{Default_Ignorable_Code_Point}\p{Cc}\u2043\u2800\ufff9-\ufffb]/u

/** What becomes of a separator: nothing. */
const DROPPED = 0

// Latin and Cyrillic, nearly all that people type, are worked out once and then looked up.
const LOOKED_UP = 0x4_60
const UNKNOWN = -1
const tables = {
  russian: new Int32Array(LOOKED_UP).fill(UNKNOWN),
  foreign: new Int32Array(LOOKED_UP).fill(UNKNOWN),
  typed: new Int32Array(LOOKED_UP).fill(UNKNOWN),
}

// A function takes only so many arguments at a time.
const CHUNK = 8192

/** Whose letters a text is to have: a plate's, or those that were typed. */
type Letters = PlateFormat | 'typed'

/**
 * Removes separators and turns to upper case; for a Russian plate also turns Latin look-alikes
 * Cyrillic, for a foreign one Cyrillic, Greek and full-width look-alikes Latin.
 */
export function tidyText(input: string, letters: Letters): string {
  const units: number[] = []
  for (let i = 0; i < input.length; i++) {
    const unit = input.charCodeAt(i)
    const tidy = tidyOnce(unit, letters)
    if (tidy === DROPPED) continue
    // Halves meet when what stood between them is dropped, so pairs are looked for here.
    if (isLowSurrogate(unit) && isSeparator(...units.slice(-1), unit)) units.pop()
    else units.push(tidy)
  }
  return spell(units)
}

function spell(units: readonly number[]): string {
  if (units.length <= CHUNK) return String.fromCharCode(...units)
  let text = ''
  for (let start = 0; start < units.length; start += CHUNK) {
    text += String.fromCharCode(...units.slice(start, start + CHUNK))
  }
  return text
}

function tidyOnce(unit: number, letters: Letters): number {
  const known = tables[letters][unit] ?? UNKNOWN
  if (known !== UNKNOWN) return known
  const tidy = tidyUnit(unit, letters)
  // Nothing is kept of what lies beyond the table.
  tables[letters][unit] = tidy
  return tidy
}

function tidyUnit(unit: number, letters: Letters): number {
  if (isSeparator(unit)) return DROPPED
  const character = String.fromCharCode(unit)
  if (letters === 'foreign' && FULL_WIDTH.test(character)) {
    return tidyUnit(unit - FULL_WIDTH_OFFSET, letters)
  }
  // Only letters whose two cases belong to each other change: otherwise ß would become two letters
  // and the old-style Cyrillic ᲀ a В that nobody typed.
  const raised = character.toUpperCase()
  const upper = raised.toLowerCase() === character ? raised : character
  return (twinOf(upper, letters) || upper).charCodeAt(0)
}

/** Finds the letter that looks like a capital and belongs on the plate; empty when there is none. */
function twinOf(capital: string, letters: Letters): string {
  if (letters === 'typed') return ''
  if (letters === 'russian') return LETTERS.charAt(LOOKALIKES.indexOf(capital))
  return LATIN_LETTERS.charAt(STRAY_LETTERS.indexOf(capital))
}

function isSeparator(...units: number[]): boolean {
  return SEPARATOR.test(String.fromCharCode(...units))
}

function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc_00 && unit <= 0xdf_ff
}
