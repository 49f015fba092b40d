import type { PressedReminder } from '@parking/sessions/pressedReminder'

/**
 * Brings the portal back into sight when a reminder is pressed, and leads on from there: the page that
 * was looked at last is told where the reminder leads, so that nothing that stands in it is lost. Where
 * no page is open, one is opened there.
 *
 * @param notification - carries the address that it leads to
 * @param site.isPage - whether a path is one of the portal's pages
 */
export async function openPressed(
  notification: Pick<Notification, 'data' | 'close'>,
  site: {
    readonly clients: Pick<Clients, 'matchAll' | 'openWindow'>
    readonly isPage: (pathname: string) => boolean
  },
): Promise<void> {
  notification.close()
  const data: unknown = notification.data
  const address = typeof data === 'string' ? data : '/'
  const windows = await site.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page = windows.find(({ url }) => site.isPage(new URL(url).pathname))
  if (page === undefined) {
    await site.clients.openWindow(address)
    return
  }
  const pressed: PressedReminder = { pressedReminder: address }
  page.postMessage(pressed)
  await page.focus()
}
