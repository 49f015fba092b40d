// One file, so that the first page has to know of one.
export { PermitsPage } from './page/PermitsPage.tsx'
export { PermitSheetPage } from './sheet/PermitSheetPage.tsx'
