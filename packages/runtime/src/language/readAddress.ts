import { isLanguage, type Language } from './language.ts'

/** What the path of an address says about the language. */
export type Address =
  | { readonly kind: 'page'; readonly path: string; readonly language: Language | null }
  | { readonly kind: 'redirect'; readonly to: string; readonly language: Language }

/** Pages whose address never carries a language (specification, section 2). */
const unprefixed = /^\/(profile\/(constructor|receipts)|callback\/YandexLogin[.]html)\/?$/

/**
 * Splits a language prefix off a path: `/en/news` is the page `/news` in English, a first segment `ru`
 * is stripped by redirect, and any other segment of two letters leads to the main page.
 *
 * A page without a prefix is Russian, except those that never have one: for them the answer is null,
 * and the language that the visitor chose before stays. Slashes that follow each other are one, as for
 * the servers: two at the beginning would name a host.
 *
 * @param address - an address's path, beginning with a slash
 */
export function readAddress(address: string): Address {
  const path = address.replaceAll(/\/{2,}/g, '/')
  const [, segment = '', ...rest] = path.split('/')
  if (!/^[a-z]{2}$/i.test(segment)) {
    return { kind: 'page', path, language: unprefixed.test(path) ? null : 'ru' }
  }
  const remainder = `/${rest.join('/')}`
  if (!isLanguage(segment)) return { kind: 'redirect', to: '/', language: 'ru' }
  return segment === 'ru' || unprefixed.test(remainder)
    ? { kind: 'redirect', to: remainder, language: segment }
    : { kind: 'page', path: remainder, language: segment }
}

/** Writes a page's path with the prefix of a language, the inverse of {@link readAddress}. */
export function writeAddress(path: string, language: Language): string {
  if (language === 'ru' || unprefixed.test(path)) return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}
