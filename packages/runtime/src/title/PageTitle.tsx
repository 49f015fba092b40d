import { useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useAppContext } from '../context/AppContext.ts'
import type { PageTitles } from '../context/MenuEntry.ts'
import { useTexts } from '../context/useTexts.ts'
import { runtimeTexts } from '../texts/ru.ts'
import { useCitySettings } from '../settings/useCitySettings.ts'
import { useShownTitle } from './useOpenTitle.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** What the page is called in the browser's tab; the same as in its menu. */
    readonly titles?: PageTitles
  }
}

/** Says in the browser's tab what is open on which page of which city. */
export function PageTitle(): null {
  const { city } = useAppContext()
  const { t, language } = useTexts(runtimeTexts)
  const settings = useCitySettings()
  const titles = useMatches({
    // The router says it of the match whose frame stays around the words.
    select: (matches) =>
      matches.some(({ _notFound }) => _notFound) ? undefined : matches.at(-1)?.staticData.titles,
  })
  // Every page has one: where there is none, the address leads nowhere, or to what the city has not.
  const page = titles?.({ flags: city.flags, settings })[language] ?? t('notFound.title')
  const open = useShownTitle()
  const title = `${open === null ? '' : `${open} · `}${page} · ${city.titles[language]}`
  useEffect(() => {
    document.title = title
  }, [title])
  return null
}
