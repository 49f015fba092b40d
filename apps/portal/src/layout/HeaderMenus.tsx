import type { ReactNode } from 'react'
import { LanguageMenu } from './LanguageMenu.tsx'
import { SchemeMenu } from './SchemeMenu.tsx'

/** The menus of the page itself: its language and its colours. A chunk of its own. */
export function HeaderMenus(): ReactNode {
  return (
    <>
      <LanguageMenu />
      <SchemeMenu />
    </>
  )
}
