// A chunk of its own: most people who are not signed in have paid for nothing here.
export { GuestDialogs } from '@parking/payments'
