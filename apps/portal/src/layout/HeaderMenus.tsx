import { LanguageMenu, SchemeMenu } from '@parking/runtime'
import type { ReactNode } from 'react'

/** The menus of the page itself: its language and its colours. A chunk of its own. */
export function HeaderMenus(): ReactNode {
  return (
    <>
      <LanguageMenu />
      <SchemeMenu />
    </>
  )
}
