import '@parking/ui/formStyles'
import { Button, Menu } from '@mantine/core'
import { profileQuery } from '@parking/api-client'
import {
  RussianText,
  useAppContext,
  useCitySettings,
  useMenu,
  useTexts,
  useSignOut,
} from '@parking/runtime'
import { ActionMenu, LogoutIcon, UserIcon } from '@parking/ui'
import { useQuery } from '@tanstack/react-query'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { profileTexts } from '../texts/ru.ts'
import css from './ProfileMenu.module.css'
import { whoIsSignedIn } from './whoIsSignedIn.ts'

/** A menu's item that is a link. */
const MenuLink = createLink(function Item(props: ComponentProps<typeof Menu.Item<'a'>>) {
  return <Menu.Item {...props} component="a" />
})

/** Says who is signed in, leads to the pages of the account and signs out. */
export function ProfileMenu(): ReactNode {
  const signOut = useSignOut()
  const { t } = useTexts(profileTexts)
  const entries = useMenu('account')
  const name = useSignedIn()
  return (
    <ActionMenu width={260}>
      <Menu.Target>
        <Button
          variant="subtle"
          className={css['button'] ?? ''}
          aria-label={name === null ? t('menu.button') : `${t('menu.button')}: ${name}`}
        >
          <UserIcon size="l" />
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={css['list'] ?? ''}>
        {name === null ? null : (
          <Menu.Label>
            <span className={css['as']}>{t('menu.signedInAs')}</span>
            <span className={css['name']}>
              <RussianText>{name}</RussianText>
            </span>
          </Menu.Label>
        )}
        {entries.map(({ to, icon: Icon, title }) => (
          <MenuLink key={to} to={to} leftSection={<Icon />}>
            {title}
          </MenuLink>
        ))}
        <Menu.Divider />
        <Menu.Item leftSection={<LogoutIcon />} onClick={() => void signOut()}>
          {t('menu.signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </ActionMenu>
  )
}

function useSignedIn(): string | null {
  const { api } = useAppContext()
  const showsNames = useCitySettings()?.showsNames ?? false
  const { data: profile } = useQuery(profileQuery(api))
  return profile === undefined ? null : whoIsSignedIn(profile, showsNames)
}
