/**
 * The JSON of an answer's body; null when it is none. A number of sixteen digits or more before its
 * point, which a number of ours would round, is the text of its digits.
 *
 * @param contentType - the answer's header, null where there is none
 */
export function parseBody(body: unknown, contentType: string | null = null): unknown {
  const written = body instanceof ArrayBuffer ? decodeText(body, contentType) : String(body)
  try {
    const parsed: unknown = JSON.parse(written)
    // Seldom, and most answers say so at once. What is no JSON has ended above.
    return longNumber.test(written) ? JSON.parse(written.replace(tokens, keepDigits)) : parsed
  } catch {
    return null
  }
}

/** What a long number begins with; in a text it may look the same. */
const longNumber = /[[,:\s]-?\d{16}/
/** The texts and numbers of a JSON; all that is left is punctuation. */
const tokens = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/g

function keepDigits(token: string): string {
  return /^-?\d{16}/.test(token) ? `"${token.replace(/\.0+$/, '')}"` : token
}

/**
 * The text of an answer. Bytes that can be UTF-8 are, whatever the header says: Cyrillic of an older
 * charset never is by accident, and a server that was moved to UTF-8 often keeps its old header.
 */
export function decodeText(bytes: ArrayBuffer, contentType: string | null): string {
  const wide = wideCharset(bytes)
  if (wide !== null) return new TextDecoder(wide).decode(bytes)
  const charset = /charset\s*=\s*["']?([^\s;"']+)/i.exec(contentType ?? '')?.[1]
  try {
    return new TextDecoder('utf-8', { fatal: charset !== undefined }).decode(bytes)
  } catch {
    return decoderOf(charset).decode(bytes)
  }
}

/** UTF-16, which the first character of a JSON gives away: half of it is 0, or it is a mark. */
function wideCharset(bytes: ArrayBuffer): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = new Uint8Array(bytes.slice(0, 2))
  if (second === 0 || (first === 0xff && second === 0xfe)) return 'utf-16le'
  return first === 0 || (first === 0xfe && second === 0xff) ? 'utf-16be' : null
}

/** A charset that nobody knows is none. */
function decoderOf(charset: string | undefined): TextDecoder {
  try {
    return new TextDecoder(charset)
  } catch {
    return new TextDecoder()
  }
}
