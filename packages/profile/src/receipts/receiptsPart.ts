/** The page with what it needs before it shows itself: one file. */
export { loadReceipts } from './loadReceipts.ts'
export { ReceiptsPage } from './ReceiptsPage.tsx'
