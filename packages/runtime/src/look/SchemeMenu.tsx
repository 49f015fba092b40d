import '@parking/ui/formStyles'
import { ActionIcon, Menu } from '@mantine/core'
import { ActionMenu, CheckIcon, MoonIcon, SunIcon, useColorScheme } from '@parking/ui'
import type { ReactNode } from 'react'
import { runtimeTexts } from '../texts/ru.ts'
import { useTexts } from '../context/useTexts.ts'

const schemes = ['auto', 'light', 'dark'] as const

/** Chooses between the system's colour scheme and one of one's own. */
export function SchemeMenu(): ReactNode {
  const { t } = useTexts(runtimeTexts)
  const { scheme, setScheme } = useColorScheme()
  const titles = { auto: t('look.auto'), light: t('look.light'), dark: t('look.dark') }
  return (
    <ActionMenu>
      <Menu.Target>
        <ActionIcon variant="subtle" size="lg" aria-label={t('look.scheme')}>
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
    </ActionMenu>
  )
}
