import type { LocationRewrite } from '@tanstack/react-router'
import type { AppContext } from '../context/AppContext.ts'
import { ErrorScreen } from '../errors/ErrorScreen.tsx'
import type { Language } from '../language/language.ts'
import { readAddress, writeAddress } from '../language/readAddress.ts'
import { plainSearch } from './plainSearch.ts'

/** What the routers of all apps have in common. */
export function routerOptions(context: AppContext) {
  return {
    context,
    ...plainSearch,
    rewrite: languageRewrite(() => context.translator.language),
    defaultErrorComponent: ErrorScreen,
    caseSensitive: true,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
  } as const
}

/**
 * Keeps the language prefix out of the routes: it is taken off an address before the router reads
 * it and put back when the router writes one.
 *
 * @param spoken - answers the language that new addresses are written in
 */
function languageRewrite(spoken: () => Language): LocationRewrite {
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
