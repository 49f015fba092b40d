import { useMatches } from '@tanstack/react-router'
import { useAppContext } from '../context/AppContext.ts'
import { useTexts } from '../context/useTexts.ts'
import { useCitySettings } from '../settings/useCitySettings.ts'
import { runtimeTexts } from '../texts/ru.ts'

/** What the page that is shown is called, as in its menu. */
export function usePageName(): string {
  const { city } = useAppContext()
  const { t, language } = useTexts(runtimeTexts)
  const settings = useCitySettings()
  const page = useMatches({
    // The router says it of the match whose frame stays around the words.
    select: (matches) =>
      matches.some(({ _notFound }) => _notFound) ? undefined : matches.at(-1)?.staticData.page,
  })
  // Every page has a name: where there is none, the address leads nowhere, or to what the city has not.
  return page?.titles({ city, settings })[language] ?? t('notFound.title')
}
