import type { Instant } from '@parking/pricing'
import type { Notification } from './types.ts'

/** What a reader did with the notice, as it is kept between visits. */
export interface NotificationMemory {
  /** When the version that was closed had been written; null when none was closed. */
  readonly closedVersion: Instant | null
}

/**
 * Tells whether the notice pops up: it says something, the city has not closed it, and the reader
 * has not closed this version of it (specification, section 4).
 */
export function showsNotification(
  notification: Notification | null,
  memory: NotificationMemory,
): boolean {
  if (notification === null || notification.isClosed) return false
  if (!notification.title && !notification.message) return false
  if (memory.closedVersion === null) return true
  return (notification.updatedAt ?? 0) > memory.closedVersion
}

/** What to keep when a reader closes the notice. */
export function notificationClosed(notification: Notification): NotificationMemory {
  return { closedVersion: notification.updatedAt ?? 0 }
}
