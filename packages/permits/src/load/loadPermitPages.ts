/** Loads the pages of permits: the first page knows of one file, not of each. */
export const loadPermitPages = () => import('../permitPages.ts')
