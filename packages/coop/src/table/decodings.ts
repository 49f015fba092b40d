/** What Russian texts were written in before UTF-8, the commonest first. */
const oldEncodings = ['windows-1251', 'ibm866', 'koi8-r', 'x-mac-cyrillic'] as const

/** What a text begins with that says its own encoding. */
const marks = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
] as const

/** The sign that ended a text in DOS; exports of old tables have it still. */
// oxlint-disable-next-line no-control-regex -- this is the sign that is meant
const endSign = /\u001a[\u0000\u001a\s]*$/u

/**
 * Reads a text in every encoding that it may have been written in, the likeliest first; none where
 * it is no text at all. What is good UTF-8 is nothing else: other encodings make it by chance only. In
 * what is UTF-8 but for some bytes, the sign U+FFFD stands for each of these.
 */
export function decodings(bytes: Uint8Array): readonly string[] {
  return decode(bytes).map((text) => text.replace(endSign, ''))
}

function decode(bytes: Uint8Array): readonly string[] {
  const mark = marks.find((one) => one.bytes.every((byte, at) => bytes[at] === byte))
  if (mark !== undefined) return [new TextDecoder(mark.encoding).decode(bytes)]
  if (bytes.includes(0)) return decodePairs(bytes)
  const utf8 = new TextDecoder('utf-8').decode(bytes)
  const lost = utf8.split('\uFFFD').length - 1
  // Other encodings have nearly no letters whose bytes make a letter of UTF-8.
  if (lost === 0 || (utf8.match(/[^\p{ASCII}\uFFFD]/gu)?.length ?? 0) > lost) return [utf8]
  return oldEncodings.map((encoding) => new TextDecoder(encoding).decode(bytes))
}

/**
 * Reads a text of two bytes a letter that does not say so. Of each digit, sign and Latin letter one
 * byte is zero, in the whole text the first or the second. Any other file with zeros holds characters
 * that nobody can type.
 */
function decodePairs(bytes: Uint8Array): readonly string[] {
  const isZeroAt = [0, 1].map((half) => bytes.some((byte, at) => byte === 0 && at % 2 === half))
  const text =
    isZeroAt[0] === isZeroAt[1]
      ? null
      : decodeStrictly(bytes, isZeroAt[0] === true ? 'utf-16be' : 'utf-16le')
  return text === null || /[^\P{Cc}\t\n\r]/u.test(text.replace(endSign, '')) ? [] : [text]
}

function decodeStrictly(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
