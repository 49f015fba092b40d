import { late } from '../page/late.ts'

/** The same in a file of its own, for an app most of whose cities sign nobody out. */
export const LateIdleWarning = late(async () => (await import('./IdleWarning.tsx')).IdleWarning, {
  comes: 'soon',
})
