type App = 'portal' | 'coop'

/** The addresses of each app's pages. */
export const addresses: Readonly<Record<App, readonly string[]>>

/** A pattern of the paths at which an app has a page, with a language before it or without. */
export function pagePattern(app: App): string

/** A pattern of the paths that lead to the main page. */
export const wayHome: string

/** The name of the page that answers a path. */
export function pageNameAt(path: string): string
