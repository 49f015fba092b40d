import { formatPhone, phoneAddress } from '@parking/domain'
import { loginRequested } from '@parking/auth'
import {
  LanguageMenu,
  MenuLinks,
  SchemeMenu,
  useCitySettings,
  useIsMember,
  useTexts,
  useSignOut,
} from '@parking/runtime'
import { LogoutIcon, MailIcon, PhoneIcon, ResponsiveSheet, UserIcon } from '@parking/ui'
import type { ReactNode } from 'react'
import { portalTexts } from '../texts/ru.ts'
import { AppLinks } from './AppLinks.tsx'
import { CityChooser } from './CityChooser.tsx'
import { CityMenuItems } from './CityMenuItems.tsx'
import { ContactText } from './ContactText.tsx'
import css from './SideMenu.module.css'

/** The menu at the side: pages, the city's own items, apps and contacts. */
export function SideMenu(props: {
  readonly opened: boolean
  readonly onClose: () => void
}): ReactNode {
  const { opened, onClose } = props
  const { t } = useTexts(portalTexts)
  const signOut = useSignOut()
  const isMember = useIsMember()
  const settings = useCitySettings()
  const entry = css['entry'] ?? ''
  return (
    <ResponsiveSheet
      opened={opened}
      onClose={onClose}
      side="start"
      title={t('header.menu')}
      closeLabel={t('header.closeMenu')}
    >
      <nav aria-label={t('header.navigation')} className={css['nav']}>
        <MenuLinks area="public" className={entry} onFollow={onClose} />
        {isMember ? (
          <MenuLinks area="account" className={entry} onFollow={onClose} />
        ) : (
          <>
            <MenuLinks area="guest" className={entry} onFollow={onClose} />
            <button
              type="button"
              className={entry}
              onClick={() => {
                onClose()
                loginRequested()
              }}
            >
              <UserIcon /> {t('menu.signIn')}
            </button>
          </>
        )}
        <CityMenuItems
          places={['header', 'mobile']}
          className={entry}
          onFollow={onClose}
          isWithoutEntries
        />
        {isMember ? (
          <button
            type="button"
            className={entry}
            onClick={() => {
              onClose()
              void signOut()
            }}
          >
            <LogoutIcon /> {t('menu.signOut')}
          </button>
        ) : null}
      </nav>
      <div className={css['choices']}>
        <CityChooser />
        <LanguageMenu />
        <SchemeMenu />
      </div>
      <AppLinks />
      {settings === null ? null : <Contacts {...settings.contacts} />}
    </ResponsiveSheet>
  )
}

function Contacts(props: {
  readonly phone: string | null
  readonly email: string | null
}): ReactNode {
  const { phone, email } = props
  const { t } = useTexts(portalTexts)
  if (phone === null && email === null) return null
  return (
    <section className={css['group']}>
      <h3>{t('menu.contacts')}</h3>
      {phone === null ? null : (
        <a className={css['entry']} href={phoneAddress(phone)}>
          <PhoneIcon /> <ContactText>{formatPhone(phone)}</ContactText>
        </a>
      )}
      {email === null ? null : (
        <a className={css['entry']} href={`mailto:${encodeURIComponent(email)}`}>
          <MailIcon /> <ContactText>{email}</ContactText>
        </a>
      )}
    </section>
  )
}
