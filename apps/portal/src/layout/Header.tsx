import { ActionIcon, Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { loginRequested } from '@parking/auth'
import { LazyDialog, LazyBoundary, useIsMember, useTexts, late } from '@parking/runtime'
import { AppBar, AppMark, MenuIcon, UserIcon } from '@parking/ui'
import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { portalTexts } from '../texts/ru.ts'
import { CityChooser } from './CityChooser.tsx'
import css from './Header.module.css'

// What nobody needs in the first second comes after it.
const HeaderMenus = late(async () => (await import('./HeaderMenus.tsx')).HeaderMenus, {
  isLight: true,
})
const MemberMenus = late(async () => (await import('./MemberMenus.tsx')).MemberMenus, {
  comes: 'members',
})
const SideMenu = late(async () => (await import('./SideMenu.tsx')).SideMenu, { isLight: true })

/** The bar above every page. */
export function Header(): ReactNode {
  const { t } = useTexts(portalTexts)
  const isMember = useIsMember()
  const [isMenuOpen, setMenuOpen] = useState(false)
  const closeMenu = (): void => setMenuOpen(false)
  return (
    <AppBar skipLabel={t('header.skip')} end={<End />}>
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
        <AppMark />
      </Link>
      <span className={css['city']} data-member={isMember}>
        <CityChooser />
      </span>
      <LazyDialog onClose={closeMenu}>
        {isMenuOpen ? <SideMenu onClose={closeMenu} /> : null}
      </LazyDialog>
    </AppBar>
  )
}

/** Who one is here, and how the page looks. */
function End(): ReactNode {
  const { t } = useTexts(portalTexts)
  const isMember = useIsMember()
  // Where there is no room for them the menu at the side has the same, and nothing is loaded here.
  const hasRoom = useMediaQuery('(width >= 48em)', false, { getInitialValueInEffect: false })
  return (
    <>
      {isMember ? (
        // Who goes without them has the same in the menu at the side.
        <LazyBoundary waiting={<span className={css['members']} />} lost={null}>
          <MemberMenus />
        </LazyBoundary>
      ) : (
        <>
          {/* Where there is no room for it the menu at the side and the login have the same. */}
          <Link to="/registration" className={css['register'] ?? ''}>
            {t('menu.register')}
          </Link>
          <Button
            leftSection={<UserIcon />}
            classNames={{ label: css['signIn'] ?? '' }}
            onClick={() => loginRequested()}
          >
            {t('menu.signIn')}
          </Button>
        </>
      )}
      <span className={css['wide']}>
        {hasRoom ? (
          // A device that is turned while it has no connection goes without them.
          <LazyBoundary lost={null}>
            <HeaderMenus />
          </LazyBoundary>
        ) : null}
      </span>
    </>
  )
}
