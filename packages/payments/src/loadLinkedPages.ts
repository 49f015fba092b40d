/** Loads the pages that links lead to: the first page knows of one file, not of each. */
export const loadLinkedPages = () => import('./linkedPages.ts')
