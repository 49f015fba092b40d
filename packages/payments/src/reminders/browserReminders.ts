import type { KeyValueStorage } from '@parking/runtime'

/** Whether the browser reminds of the end of a session. `unsupported`: it can't. */
export type BrowserReminders = 'unsupported' | 'off' | 'on' | 'denied'

const key = 'parking.reminders'

/** Whether the driver has switched browser reminders on, and the browser lets them through. */
export function browserReminders(storage: KeyValueStorage): BrowserReminders {
  if (!('Notification' in window)) return 'unsupported'
  const { permission } = Notification
  if (permission === 'denied') return 'denied'
  return permission === 'granted' && storage.get(key) === 'on' ? 'on' : 'off'
}

/** Switches browser reminders on; asks the browser's permission where it has not been given. */
export async function switchRemindersOn(storage: KeyValueStorage): Promise<BrowserReminders> {
  if (!('Notification' in window)) return 'unsupported'
  const { permission } = Notification
  const answer = permission === 'default' ? await Notification.requestPermission() : permission
  if (answer === 'granted') storage.set(key, 'on')
  return browserReminders(storage)
}

/** Switches browser reminders off. */
export function switchRemindersOff(storage: KeyValueStorage): BrowserReminders {
  storage.remove(key)
  return browserReminders(storage)
}

/** What a browser notification says. */
interface BrowserNotice {
  readonly title: string
  readonly body: string
  readonly tag: string
  /** What a press on it does, beside bringing the page back into sight. */
  readonly onPress?: (() => void) | undefined
}

/**
 * Shows a browser notification, in the place of an earlier one with the same tag. A browser that
 * wants a service worker for it shows none: the page says the same.
 */
export function notifyBrowser(
  storage: KeyValueStorage,
  { title, body, tag, onPress }: BrowserNotice,
): void {
  if (browserReminders(storage) !== 'on') return
  try {
    const notification = new Notification(title, { body, tag })
    notification.addEventListener('click', () => {
      window.focus()
      notification.close()
      onPress?.()
    })
  } catch {
    return
  }
}
