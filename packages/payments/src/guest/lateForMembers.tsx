import { lazy } from 'react'

const load = () => import('./forMembers.ts')

/** What came of the payments of this device, for somebody who is signed in: hardly any device knows some. */
export const GuestNotices = lazy(async () => ({ default: (await load()).GuestNotices }))

/** What runs and was paid for here without an account, as a link, over the map. */
export const StaysLink = lazy(async () => ({ default: (await load()).StaysLink }))
