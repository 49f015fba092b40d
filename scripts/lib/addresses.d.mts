/** The addresses of each app's pages. */
export const addresses: Readonly<Record<'portal' | 'coop', readonly string[]>>
