import { useTexts } from '@parking/runtime'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { cityLang } from '../words/cityLang.ts'
import { cityTexts } from '../texts/ru.ts'
import { cleanHtml } from './cleanHtml.ts'
import { useOwnLinks } from './useOwnLinks.ts'
import { useTextPlace } from './useTextPlace.ts'
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
  const { t } = useTexts(cityTexts)
  const { page, backEnd } = useTextPlace()
  const followOwn = useOwnLinks(onFollow)
  const ref = useRef<HTMLDivElement>(null)
  const newTab = t('html.newTab')
  useLayoutEffect(() => {
    ref.current?.replaceChildren(cleanHtml(html, { page, backEnd, newTab, firstHeading }))
  }, [html, page, backEnd, newTab, firstHeading])
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links within are what is pressed, by key too
    <div ref={ref} lang={cityLang} className={css['text']} onClick={followOwn} />
  )
}
