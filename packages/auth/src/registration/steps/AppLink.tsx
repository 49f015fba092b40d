import { Button } from '@mantine/core'
import { appAddress } from '@parking/domain'
import { useAppContext, useCitySettings, useTexts } from '@parking/runtime'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { registrationTexts } from '../texts/ru.ts'
import { findStore } from './findStore.ts'

/** How long the app has to open before its store does, in milliseconds (specification, section 9). */
const appOpens = 1000

/**
 * Goes on with the registration in the city's mobile app; the app's store opens where the app does
 * not. Nothing opens without a press.
 */
export function AppLink({
  salt,
  code,
}: {
  readonly salt: string
  readonly code: string | null
}): ReactNode {
  const { t } = useTexts(registrationTexts)
  const { city } = useAppContext()
  const links = useCitySettings()?.links
  const [hasFailed, setFailed] = useState(false)
  const fallback = useFallback(() => {
    const store = links === undefined ? null : findStore(links, navigator.userAgent)
    if (store === null) setFailed(true)
    else window.location.assign(store)
  })
  const address = appAddress(city.appScheme, { salt, code })
  if (address === null) return null
  return (
    <div>
      <Button component="a" variant="default" fullWidth href={address} onClick={fallback}>
        {t('app.open')}
      </Button>
      <output>{hasFailed ? t('app.none') : ''}</output>
    </div>
  )
}

/** Does something a while after a press, unless another app has taken the page's place by then. */
function useFallback(fallBack: () => void): () => void {
  const stop = useRef<() => void>(() => undefined)
  useEffect(() => () => stop.current(), [])
  return () => {
    stop.current()
    const watch = new AbortController()
    const { signal } = watch
    const timer = setTimeout(() => {
      watch.abort()
      if (document.visibilityState === 'visible') fallBack()
    }, appOpens)
    signal.addEventListener('abort', () => clearTimeout(timer))
    document.addEventListener('visibilitychange', () => watch.abort(), { signal })
    window.addEventListener('pagehide', () => watch.abort(), { signal })
    stop.current = () => watch.abort()
  }
}
