import { ActionIcon, Menu } from '@mantine/core'
import { useMessages } from '@parking/runtime'
import { CheckIcon, MoonIcon, SunIcon, useColorScheme } from '@parking/ui'
import type { ReactNode } from 'react'
import { portalMessages } from '../messages/portalMessages.ts'

const schemes = ['auto', 'light', 'dark'] as const

/** Chooses between the system's colour scheme and one of one's own. */
export function SchemeMenu(): ReactNode {
  const { t } = useMessages(portalMessages)
  const { scheme, setScheme } = useColorScheme()
  const titles = { auto: t('theme.auto'), light: t('theme.light'), dark: t('theme.dark') }
  return (
    <Menu position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" size="lg" aria-label={t('header.theme')}>
          {scheme === 'dark' ? <MoonIcon /> : <SunIcon />}
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {schemes.map((one) => (
          <Menu.Item
            key={one}
            aria-current={one === scheme}
            rightSection={one === scheme ? <CheckIcon /> : null}
            onClick={() => setScheme(one)}
          >
            {titles[one]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
