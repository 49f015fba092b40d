/**
 * The address of a receipt as it may stand in a link: https, or anything of the page's own origin;
 * null for every other address that a back end may name.
 *
 * @param origin - the page's own origin
 */
export function receiptAddress(text: string | null, origin: string): string | null {
  if (text === null || !URL.canParse(text, origin)) return null
  const url = new URL(text, origin)
  if (url.username !== '' || url.password !== '') return null
  const isOwn = url.protocol === 'http:' && url.origin === origin
  return url.protocol === 'https:' || isOwn ? url.href : null
}
