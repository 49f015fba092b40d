import { LanguageMenu, SchemeMenu, useMessages } from '@parking/runtime'
import type { ReactNode } from 'react'
import { panelMessages } from '../messages/panelMessages.ts'
import { CityMenuItems } from './CityMenuItems.tsx'
import css from './Header.module.css'

/** The menus of the page itself: its language and its colours. A chunk of its own. */
export function HeaderMenus(): ReactNode {
  return (
    <>
      <LanguageMenu />
      <SchemeMenu />
    </>
  )
}

/** The items that a city adds to the header, where there is room for them. */
export function HeaderItems(): ReactNode {
  const { t } = useMessages(panelMessages)
  return (
    <nav className={css['items']} aria-label={t('city.pages')}>
      <CityMenuItems place="header" className={css['item'] ?? ''} />
    </nav>
  )
}
