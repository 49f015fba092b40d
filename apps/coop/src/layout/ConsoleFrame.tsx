import { MenuLinks, useTexts } from '@parking/runtime'
import { MenuFrame } from '@parking/ui'
import type { ReactNode } from 'react'
import { consoleTexts } from '../texts/ru.ts'

/** The frame around the pages of a company: their menu, and the page beside or below it. */
export function ConsoleFrame({ children }: { readonly children: ReactNode }): ReactNode {
  const { t } = useTexts(consoleTexts)
  return (
    <MenuFrame
      label={t('header.menu')}
      renderMenu={(entryClass) => <MenuLinks area="account" className={entryClass} />}
    >
      {children}
    </MenuFrame>
  )
}
