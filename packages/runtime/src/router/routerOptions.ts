import type { AppContext } from '../context/AppContext.ts'
import { ErrorScreen } from '../errors/ErrorScreen.tsx'
import { languageRewrite } from './languageRewrite.ts'
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
