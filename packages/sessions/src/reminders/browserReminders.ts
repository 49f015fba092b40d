import type { KeyValueStorage } from '@parking/runtime'
import { pressedAddress } from './pressedReminder.ts'
import { reminderPressed } from './usePressedReminder.ts'

/** Whether the browser reminds of the end of a session. `unsupported`: it can't. */
export type BrowserReminders = 'unsupported' | 'off' | 'on' | 'denied'

/** `on` or `off` once the driver has chosen: that it can remind was known then. */
const key = 'parking.reminders'

/**
 * Whether the driver has switched browser reminders on, and the browser lets them through.
 *
 * @param hasWorker - whether the worker is there to show them
 */
export function browserReminders(storage: KeyValueStorage, hasWorker: boolean): BrowserReminders {
  if (!canAsk() || !(hasWorker || pageCanShow(storage))) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  return isOn(storage) ? 'on' : 'off'
}

/** Switches browser reminders on; asks the browser's permission where it has not been given. */
export async function switchRemindersOn(storage: KeyValueStorage): Promise<void> {
  if (!canAsk()) return
  const { permission } = Notification
  const answer =
    permission === 'default'
      ? await Notification.requestPermission().catch(() => permission)
      : permission
  if (answer === 'granted') storage.set(key, 'on')
}

/** Switches browser reminders off. */
export function switchRemindersOff(storage: KeyValueStorage): void {
  storage.set(key, 'off')
}

/**
 * Waits for the worker that can show reminders, which comes once the build is kept. It never comes
 * where the build is not.
 */
export function workerReady(): Promise<ServiceWorkerRegistration> {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.ready : new Promise(() => undefined)
}

/** What a browser notification says. */
export interface BrowserNotice {
  readonly title: string
  readonly body: string
  readonly tag: string
  /** Where a press on it leads when no page is open. */
  readonly page: string
  /** The session whose extension it leads to; null: to none. */
  readonly extend: string | null
}

/**
 * Shows a browser notification, in the place of an earlier one with the same tag: by the worker, by the
 * page where there is none, and by the worker that is still to come where the browser wants one. Where
 * nothing shows it, the page says the same.
 */
export async function notifyBrowser(
  storage: KeyValueStorage,
  notice: BrowserNotice,
): Promise<void> {
  if (!isOn(storage)) return
  await showByWorker(presentWorker(), notice)
    .catch(() => showByPage(notice))
    .catch(() => showByWorker(workerReady(), notice))
    .catch(() => undefined)
}

function isOn(storage: KeyValueStorage): boolean {
  return (
    'Notification' in window && Notification.permission === 'granted' && storage.get(key) === 'on'
  )
}

function canAsk(): boolean {
  return (
    'Notification' in window &&
    (Notification.permission !== 'default' || 'requestPermission' in Notification)
  )
}

/**
 * Whether a page may show notifications without a worker. Browsers of phones refuse to make one; what
 * is made without permission is not shown, so that this can be tried. With it one would be.
 */
function pageCanShow(storage: KeyValueStorage): boolean {
  if (Notification.permission === 'granted') return storage.get(key) !== null
  try {
    return new Notification('') instanceof Notification
  } catch {
    return false
  }
}

async function presentWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration?.active) throw new Error('No worker is there yet.')
  return registration
}

async function showByWorker(
  worker: Promise<ServiceWorkerRegistration>,
  { title, body, tag, ...to }: BrowserNotice,
): Promise<void> {
  const registration = await worker
  await registration.showNotification(title, { body, tag, data: pressedAddress(to) })
}

function showByPage({ title, body, tag, ...to }: BrowserNotice): void {
  const notification = new Notification(title, { body, tag })
  notification.addEventListener('click', () => {
    window.focus()
    notification.close()
    reminderPressed(pressedAddress(to))
  })
}
