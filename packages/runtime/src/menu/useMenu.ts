import { useAppContext } from '../context/AppContext.ts'
import { runtimeTexts } from '../texts/ru.ts'
import { useTexts } from '../context/useTexts.ts'
import { useCitySettings } from '../settings/useCitySettings.ts'
import { listEntries } from './listEntries.ts'
import type { MenuEntry } from '../context/MenuEntry.ts'

/** An entry as a menu draws it. */
export interface ShownEntry extends Pick<MenuEntry, 'to' | 'icon' | 'isExact'> {
  /** In the language that is spoken. */
  readonly title: string
}

/** The entries of one menu that the city shows, in their order. */
export function useMenu(area: MenuEntry['area']): readonly ShownEntry[] {
  const { menu, city } = useAppContext()
  const { language } = useTexts(runtimeTexts)
  const known = { city, settings: useCitySettings() }
  return listEntries(menu, area, known).map(({ to, icon, titles, isExact = false }) => {
    return { to, icon, isExact, title: titles(known)[language] }
  })
}
