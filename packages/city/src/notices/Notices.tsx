import { notificationQuery } from '@parking/api-client'
import { notificationClosed, showsNotification, type Notification } from '@parking/domain'
import { LazyPart, useAppContext } from '@parking/runtime'
import { useQuery } from '@tanstack/react-query'
import { lazy, useEffect, useState, type ReactNode } from 'react'

const NotificationPopUp = lazy(async () => ({
  default: (await import('./NotificationPopUp.tsx')).NotificationPopUp,
}))

/** How long after it was read the notification opens (specification, section 9). */
const DELAY_MS = 300

/** Shows what a city tells everybody by itself: its notification, until it is closed. */
export function Notices(): ReactNode {
  const { api } = useAppContext()
  // What was written anew meanwhile is there when somebody comes back to the tab.
  const { data } = useQuery({ ...notificationQuery(api), refetchOnWindowFocus: true })
  return data ? <DueNotification key={data.updatedAt ?? 0} notification={data} /> : null
}

/** One version of the notification. */
function DueNotification({ notification }: { readonly notification: Notification }): ReactNode {
  const { city, storage } = useAppContext()
  const key = `parking.notification.${city.id}`
  const [isWanted, setWanted] = useState(() =>
    showsNotification(notification, { closedVersion: readVersion(storage.get(key)) }),
  )
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!isWanted || !isDue || notification.isClosed) return null
  const close = (): void => {
    storage.set(key, String(notificationClosed(notification).closedVersion))
    setWanted(false)
  }
  return (
    <LazyPart lost={null}>
      <NotificationPopUp notification={notification} onClose={close} />
    </LazyPart>
  )
}

/** The change date that was kept; null where there is none, or something else lies in its place. */
function readVersion(kept: string | null): number | null {
  return kept !== null && /^\d+$/.test(kept) ? Number(kept) : null
}
