// One file for the page and what leads to it: each one loaded apart is named on the first page.
export { GuestPage } from './GuestPage.tsx'
export { openGuestPage } from './openGuestPage.ts'
