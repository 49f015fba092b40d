import { ActionIcon, Button } from '@mantine/core'
import { BalanceMenu, ParkingMenu } from '@parking/payments'
import { loginRequested, ProfileMenu } from '@parking/profile'
import { useIsMember, useMessages } from '@parking/runtime'
import { MenuIcon, UserIcon } from '@parking/ui'
import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { portalMessages } from '../messages/portalMessages.ts'
import { CityChooser } from './CityChooser.tsx'
import css from './Header.module.css'
import { LanguageMenu } from './LanguageMenu.tsx'
import { SchemeMenu } from './SchemeMenu.tsx'
import { SideMenu } from './SideMenu.tsx'

/** The bar above every page. */
export function Header(): ReactNode {
  const { t } = useMessages(portalMessages)
  const isMember = useIsMember()
  const [isMenuOpen, setMenuOpen] = useState(false)
  return (
    <header className={css['bar']}>
      <a className={css['skip']} href="#content">
        {t('header.skip')}
      </a>
      <ActionIcon
        variant="subtle"
        size="lg"
        className={css['menu'] ?? ''}
        aria-label={t('header.menu')}
        aria-expanded={isMenuOpen}
        onClick={() => setMenuOpen(true)}
      >
        <MenuIcon size="l" />
      </ActionIcon>
      <Link to="/" className={css['brand'] ?? ''} aria-label={t('header.home')}>
        <span aria-hidden="true">P</span>
      </Link>
      <CityChooser />
      <div className={css['end']}>
        {isMember ? (
          <>
            <BalanceMenu />
            <ParkingMenu />
            <ProfileMenu />
          </>
        ) : (
          <Button leftSection={<UserIcon />} onClick={() => loginRequested()}>
            {t('menu.signIn')}
          </Button>
        )}
        <span className={css['wide']}>
          <LanguageMenu />
          <SchemeMenu />
        </span>
      </div>
      <SideMenu opened={isMenuOpen} onClose={() => setMenuOpen(false)} />
    </header>
  )
}
