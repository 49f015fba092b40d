import { useAppContext, useMessages } from '@parking/runtime'
import { useRouter } from '@tanstack/react-router'
import { useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { cityLang } from '../words/cityLang.ts'
import { cityMessages } from '../messages/cityMessages.ts'
import { cleanHtml } from './cleanHtml.ts'
import css from './ServerHtml.module.css'

/**
 * Shows HTML that a city's back end sent, cleaned: the one place where HTML of others comes into the
 * page. Links to our own pages are followed in the app.
 */
export function ServerHtml({
  html,
  firstHeading = 2,
  onFollow,
}: {
  readonly html: string
  readonly firstHeading?: 2 | 3
  /** A link to one of our own pages is followed. */
  readonly onFollow?: () => void
}): ReactNode {
  const { t } = useMessages(cityMessages)
  const { apiUrl } = useAppContext().city
  const router = useRouter()
  const ref = useRef<HTMLDivElement>(null)
  const newTab = t('html.newTab')
  useLayoutEffect(() => {
    const page = window.location.href
    const backEnd = new URL(apiUrl, page).href
    ref.current?.replaceChildren(cleanHtml(html, { page, backEnd, newTab, firstHeading }))
  }, [html, apiUrl, newTab, firstHeading])
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links within are what is pressed, by key too
    <div
      ref={ref}
      lang={cityLang}
      className={css['text']}
      onClick={(event) => {
        const own = findOwnLink(event)
        if (own === null) return
        event.preventDefault()
        onFollow?.()
        void router.navigate({ href: own })
      }}
    />
  )
}

/** The path of a link to our own page that is followed as usual; null for all else. */
function findOwnLink(event: MouseEvent): string | null {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event
  const link = target instanceof Element ? target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.target !== '') return null
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return null
  const { origin, pathname, search, hash } = new URL(link.href)
  return origin === window.location.origin ? `${pathname}${search}${hash}` : null
}
