import { isLanguage, type Language } from './language.ts'

/** What the path of an address says about the language. */
export type Address =
  | { readonly kind: 'page'; readonly path: string; readonly language: Language | null }
  | { readonly kind: 'redirect'; readonly to: string; readonly language: Language | null }

/** Pages whose address never carries a language (specification, section 2). */
const unprefixedPaths = new Set([
  '/profile/constructor',
  '/profile/receipts',
  '/callback/YandexLogin.html',
])

/** Tells whether the page at a path takes no language prefix. */
function isUnprefixed(path: string): boolean {
  const plain = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
  return unprefixedPaths.has(plain)
}

/**
 * Splits a language prefix off a path: `/en/news` is the page `/news` in English, a first segment
 * `ru` is stripped by redirect, and any other segment of two letters leads to the main page.
 *
 * A page without a prefix is Russian, but for the pages that never have one: they answer null and
 * keep the language that the visitor chose before.
 *
 * @param path - an address's path, beginning with a slash
 */
export function readAddress(path: string): Address {
  const [, segment = '', ...rest] = path.split('/')
  if (!/^[a-z]{2}$/i.test(segment)) {
    return { kind: 'page', path, language: isUnprefixed(path) ? null : 'ru' }
  }
  const remainder = `/${rest.join('/').replace(/^\/+/, '')}`
  if (segment === 'ru') return { kind: 'redirect', to: remainder, language: 'ru' }
  if (!isLanguage(segment)) return { kind: 'redirect', to: '/', language: null }
  if (isUnprefixed(remainder)) return { kind: 'redirect', to: remainder, language: segment }
  return { kind: 'page', path: remainder, language: segment }
}

/** Writes a page's path with the prefix of a language, the inverse of {@link readAddress}. */
export function writeAddress(path: string, language: Language): string {
  if (language === 'ru' || isUnprefixed(path)) return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}
