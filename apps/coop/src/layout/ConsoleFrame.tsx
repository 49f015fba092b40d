import { MenuLinks, useMessages } from '@parking/runtime'
import { MenuFrame } from '@parking/ui'
import type { ReactNode } from 'react'
import { consoleMessages } from '../messages/consoleMessages.ts'

/** The frame around the pages of a company: their menu, and the page beside or below it. */
export function ConsoleFrame({ children }: { readonly children: ReactNode }): ReactNode {
  const { t } = useMessages(consoleMessages)
  return (
    <MenuFrame
      label={t('header.menu')}
      renderMenu={(entryClass) => <MenuLinks area="account" className={entryClass} />}
    >
      {children}
    </MenuFrame>
  )
}
