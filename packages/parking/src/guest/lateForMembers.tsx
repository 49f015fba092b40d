import { late } from '@parking/runtime'

/** What came of the payments of this device, for somebody who is signed in: hardly any device knows some. */
export const GuestNotices = late(async () => (await import('./GuestDialogs.tsx')).GuestNotices, {
  part: 'guests',
})
