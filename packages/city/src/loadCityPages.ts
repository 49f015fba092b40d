/** Loads the pages of this package: the first page knows of one file, not of each. */
export const loadCityPages = () => import('./cityPages.ts')
