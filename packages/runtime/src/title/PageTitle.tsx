import { useEffect } from 'react'
import { useAppContext } from '../context/AppContext.ts'
import { useTexts } from '../context/useTexts.ts'
import { runtimeTexts } from '../texts/ru.ts'
import { useShownTitle } from './useOpenTitle.ts'
import { usePageName } from './usePageName.ts'

/** Says in the browser's tab what is open on which page of which city. */
export function PageTitle(): null {
  const { city } = useAppContext()
  const { language } = useTexts(runtimeTexts)
  const page = usePageName()
  const open = useShownTitle()
  const title = `${open === null ? '' : `${open} · `}${page} · ${city.titles[language]}`
  useEffect(() => {
    document.title = title
  }, [title])
  return null
}
