// White space, everything Unicode calls a dash, what is not drawn at all (zero-width and bidi
// marks, variation selectors, fillers, controls) and three that its properties leave out: the
// hyphen bullet, the blank Braille cell, the annotation marks; and dots and slashes.
const SEPARATOR = /[\s./\p{Dash}\p{Default_Ignorable_Code_Point}\p{Cc}\u2043\u2800\ufff9-\ufffb]/u

// What was found out about each UTF-16 unit, so that a long text asks the expression only once.
const answers = new Uint8Array(0x1_00_00)
const YES = 1
const NO = 2

/** Tells whether a UTF-16 unit is one that people put between a plate's characters. */
export function isSeparator(unit: number): boolean {
  answers[unit] ||= SEPARATOR.test(String.fromCharCode(unit)) ? YES : NO
  return answers[unit] === YES
}

/** Tells whether two UTF-16 units are the halves of one separator. */
export function isSeparatorPair(high: number, low: number): boolean {
  return isHighSurrogate(high) && SEPARATOR.test(String.fromCharCode(high, low))
}

/** Tells whether a UTF-16 unit is the first half of a pair. */
export function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd8_00 && unit <= 0xdb_ff
}

/** Tells whether a UTF-16 unit is the second half of a pair. */
export function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc_00 && unit <= 0xdf_ff
}
