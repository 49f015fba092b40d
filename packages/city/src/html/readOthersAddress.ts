import { parseUrl } from '@parking/domain'

/** Where a text of the city's stands: what it may show and how its links lead on. */
export interface TextPlace {
  /** The page's own address: what has its origin is ours. */
  readonly page: string
  /** The city's back end, whose pictures are shown and whose texts name addresses from here. */
  readonly backEnd: string
}

/** The address of a picture of our own or of the city's back end; null for all others. */
export function readPicture(text: string | null, { page, backEnd }: TextPlace): URL | null {
  const url = readAddress(text, backEnd)
  const home = [new URL(page).origin, new URL(backEnd).origin]
  return url !== null && home.includes(url.origin) ? url : null
}

/** The address that a link leads to; null where it is none to be led to. */
export function readLink(text: string | null, { page }: TextPlace): URL | null {
  return readAddress(text, page, ['mailto:', 'tel:', 'sms:'])
}

function readAddress(text: string | null, base: string, more: readonly string[] = []): URL | null {
  const url = text === null ? null : parseUrl(text, base)
  if (url === null || url.username !== '' || url.password !== '') return null
  return ['https:', 'http:', ...more].includes(url.protocol) ? url : null
}
