import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/**
 * Gives the focus to a page that has come, so that the keyboard and screen readers begin with it. A
 * page that has focused something of its own keeps that, and so does an open dialog.
 */
export function PageFocus(): null {
  const shown = useRouterState({
    select: ({ location, resolvedLocation }) => (resolvedLocation ?? location).pathname,
  })
  const last = useRef(shown)
  useEffect(() => {
    if (last.current === shown) return
    last.current = shown
    const main = document.getElementById('content')
    const isTaken = document.activeElement?.closest('#content, dialog') ?? null
    if (isTaken === null) main?.focus({ preventScroll: true })
  }, [shown])
  return null
}
