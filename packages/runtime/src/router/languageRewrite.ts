import type { LocationRewrite } from '@tanstack/react-router'
import type { Language } from '../language/language.ts'
import { readAddress, writeAddress } from '../language/readAddress.ts'

/**
 * Keeps the language prefix out of the routes: it is taken off an address before the router reads
 * it and put back when the router writes one.
 *
 * @param spoken - answers the language that new addresses are written in
 */
export function languageRewrite(spoken: () => Language): LocationRewrite {
  return {
    input: ({ url }) => {
      const address = readAddress(url.pathname)
      url.pathname = address.kind === 'page' ? address.path : address.to
      return url
    },
    output: ({ url }) => {
      url.pathname = writeAddress(url.pathname, spoken())
      return url
    },
  }
}
