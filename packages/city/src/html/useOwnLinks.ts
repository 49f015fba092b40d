import { findOwnPage } from '@parking/runtime'
import { useRouter, type AnyRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'

/**
 * Follows links to our own pages in the app, as far as they are followed as usual: what a press with
 * a key beside it does is the browser's.
 *
 * @param onFollow - told before such a link is followed
 * @returns handles a press within what holds the links, or on one
 */
export function useOwnLinks(onFollow?: () => void): (event: MouseEvent) => void {
  const router = useRouter()
  return (event) => {
    const own = findOwnLink(router, event)
    if (own === null) return
    event.preventDefault()
    onFollow?.()
    void router.navigate({ href: own })
  }
}

/** The address of a link to a page of the app that is followed as usual; null for all else. */
function findOwnLink(router: AnyRouter, event: MouseEvent): string | null {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event
  const link = target instanceof Element ? target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.target !== '') return null
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return null
  const page = findOwnPage(router, link.href)
  return page === null ? null : `${page.pathname}${page.search}${page.hash}`
}
