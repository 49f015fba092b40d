import { notificationQuery } from '@parking/api-client'
import {
  notificationClosed,
  showsNotification,
  type Notification,
  type NotificationVersion,
} from '@parking/domain'
import { LazyBoundary, useAppContext, useCitySettings, late } from '@parking/runtime'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { useKept } from './useKept.ts'

// Each comes where it is shown: most visits have none of them.
const AppOffer = late(async () => (await import('./AppOffer.tsx')).AppOffer, { comes: 'soon' })
const ImageBanner = late(async () => (await import('./ImageBanner.tsx')).ImageBanner)
const NotificationPopUp = late(
  async () => (await import('./NotificationPopUp.tsx')).NotificationPopUp,
)

/** How long after it was read the notification opens (specification, section 9). */
const DELAY_MS = 300

/**
 * Shows what a city tells everybody by itself, each until it is closed: its notification, and where the
 * city's build has banners its picture and the offer of its app.
 */
export function Notices(): ReactNode {
  const { api, city } = useAppContext()
  const settings = useCitySettings()
  // What was written anew meanwhile is there when somebody comes back to the tab.
  const { data } = useQuery({ ...notificationQuery(api), refetchOnWindowFocus: true })
  const hasBanners = city.flags.banners && settings !== null
  return (
    <>
      {data ? (
        <DueNotification key={notificationClosed(data).closedVersion} notification={data} />
      ) : null}
      {hasBanners && settings.banner ? (
        <LazyBoundary lost={null}>
          <ImageBanner key={settings.banner.image} banner={settings.banner} />
        </LazyBoundary>
      ) : null}
      {hasBanners ? (
        <LazyBoundary lost={null}>
          <AppOffer links={settings.links} />
        </LazyBoundary>
      ) : null}
    </>
  )
}

/** One version of the notification. */
function DueNotification({ notification }: { readonly notification: Notification }): ReactNode {
  const [closed, keepClosed] = useKept('parking.notification')
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  const isWanted = showsNotification(notification, { closedVersion: readVersion(closed) })
  if (!isWanted || !isDue) return null
  const close = (): void => keepClosed(String(notificationClosed(notification).closedVersion))
  return (
    <LazyBoundary lost={null}>
      <NotificationPopUp notification={notification} onClose={close} />
    </LazyBoundary>
  )
}

/** The version that was kept: a change date is written in digits. */
function readVersion(kept: string | null): NotificationVersion | null {
  return kept !== null && /^\d+$/.test(kept) ? Number(kept) : kept
}
