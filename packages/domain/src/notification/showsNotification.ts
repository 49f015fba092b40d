import type { Instant } from '@parking/pricing'
import type { Notification } from './Notification.ts'

/** Which version of the notice it is: when it was written, or what it says where no date tells. */
export type NotificationVersion = Instant | string

/** What a reader did with the notice, as it is kept between visits. */
export interface NotificationMemory {
  /** The version that was closed; null when none was. */
  readonly closedVersion: NotificationVersion | null
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
  const { closedVersion } = memory
  const version = versionOf(notification)
  return typeof version === 'number' && typeof closedVersion === 'number'
    ? version > closedVersion
    : version !== closedVersion
}

/** What to keep when a reader closes the notice. */
export function notificationClosed(notification: Notification): NotificationMemory {
  return { closedVersion: versionOf(notification) }
}

/** Two texts without a date are the same version where they say the same. */
function versionOf({ updatedAt, title, message }: Notification): NotificationVersion {
  return updatedAt ?? `${title ?? ''}\n${message ?? ''}`
}
