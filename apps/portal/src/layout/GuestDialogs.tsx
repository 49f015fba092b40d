// A chunk of its own: on most devices nobody has paid without an account.
export { GuestDialogs, GuestNotices, StaysLink } from '@parking/payments'
