/**
 * An address of the web that a back end names, as it may stand in a link; null when it is none or
 * could do something else than open a page.
 */
export function webAddress(text: string | null | undefined): string | null {
  if (!text || !URL.canParse(text)) return null
  const url = new URL(text)
  const isPlain = url.username === '' && url.password === ''
  return isPlain && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null
}
