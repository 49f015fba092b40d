/** Reads an address, from a base where it is not whole; null for what is none. */
export function parseUrl(text: string, base?: string): URL | null {
  // Safari 16 has neither URL.parse nor URL.canParse.
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}
