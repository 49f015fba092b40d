import { Button } from '@mantine/core'
import { readUrl, type CityLinks } from '@parking/domain'
import { useTexts } from '@parking/runtime'
import { Dialog } from '@parking/ui'
import { useEffect, useState, type ReactNode } from 'react'
import { cityTexts } from '../texts/ru.ts'
import { useKept } from './useKept.ts'

/**
 * Offers the city's mobile app on a phone that it is made for: once, and not on the first visit, when
 * somebody wants to park. Who has put the site itself on the phone's screen has an app already.
 */
export function AppOffer({ links }: { readonly links: CityLinks }): ReactNode {
  const { t } = useTexts(cityTexts)
  const [kept, keep] = useKept('parking.app')
  const [isReturning] = useState(kept !== null)
  useEffect(() => {
    if (kept === null) keep('met')
  })
  const store = readUrl(storeFor(navigator.userAgent, links), 'link')
  const isInstalled = window.matchMedia('(display-mode: standalone)').matches
  if (!isReturning || kept === 'offered' || store === null || isInstalled) return null
  const leave = (): void => keep('offered')
  return (
    <Dialog
      opened
      priority="notice"
      onClose={leave}
      title={t('notice.appTitle')}
      closeLabel={t('notice.appClose')}
      footer={
        <>
          <Button variant="default" onClick={leave}>
            {t('notice.appStay')}
          </Button>
          <Button
            component="a"
            href={store}
            target="_blank"
            rel="noopener noreferrer"
            onClick={leave}
          >
            {t('notice.appOpen')}
          </Button>
        </>
      }
    >
      <p>{t('notice.appText')}</p>
    </Dialog>
  )
}

/** The address of the app for a phone; null on what is none, and where the city has no app for it. */
function storeFor(userAgent: string, { ios, android }: CityLinks): string | null {
  if (/iPhone|iPad|iPod/u.test(userAgent)) return ios
  return userAgent.includes('Android') ? android : null
}
