// A chunk of its own: on most devices nobody has paid without an account.
export { GuestDialogs } from '@parking/parking'
