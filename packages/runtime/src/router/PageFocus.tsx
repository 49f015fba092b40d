import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useCitySettings } from '../settings/useCitySettings.ts'

/**
 * Gives the focus to a page that has come, so that the keyboard and screen readers begin with it. A
 * page that has focused something of its own keeps that, and so does an open dialog. The page of a
 * closed city comes, and goes again, at whichever address is shown.
 */
export function PageFocus(): null {
  const pathname = useRouterState({
    select: ({ location, resolvedLocation }) => (resolvedLocation ?? location).pathname,
  })
  const shown = useCitySettings()?.isClosed === true ? 'closed' : pathname
  const last = useRef(shown)
  useEffect(() => {
    if (last.current === shown) return
    last.current = shown
    const main = document.querySelector('main')
    const isTaken = document.activeElement?.closest('#content, dialog') ?? null
    if (isTaken === null) main?.focus({ preventScroll: true })
  }, [shown])
  return null
}
