// A chunk of its own: what guests load is another one.
export { StaysLink } from '../device/BesideAccount.tsx'
export { GuestNotices } from './GuestDialogs.tsx'
