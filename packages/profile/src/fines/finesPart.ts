/** The page with what it needs before it shows itself: one file. */
export { loadFines } from './loadFines.ts'
export { FinesPage } from './FinesPage.tsx'
