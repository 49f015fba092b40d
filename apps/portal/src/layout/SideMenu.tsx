import { formatPhone, phoneAddress } from '@parking/domain'
import { loginRequested } from '@parking/auth'
import {
  ContactText,
  LanguageMenu,
  MenuLinks,
  Owner,
  SchemeMenu,
  useContacts,
  useIsMember,
  useSignOut,
  useTexts,
} from '@parking/runtime'
import {
  DownloadIcon,
  LogoutIcon,
  MailIcon,
  PhoneIcon,
  ResponsiveSheet,
  UserIcon,
} from '@parking/ui'
import type { ReactNode } from 'react'
import { panelTexts } from '../texts/panels/ru.ts'
import { portalTexts } from '../texts/ru.ts'
import { CityChooser } from './CityChooser.tsx'
import { CityMenuItems } from './CityMenuItems.tsx'
import { ServiceLinks } from './ServiceLinks.tsx'
import css from './SideMenu.module.css'
import { useAppStores } from './useAppStores.ts'

/** The menu at the side: pages, the city's own items, apps and contacts. */
export function SideMenu({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { t } = useTexts(portalTexts)
  const signOut = useSignOut()
  const isMember = useIsMember()
  const entry = css['entry'] ?? ''
  return (
    <ResponsiveSheet
      opened
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
        <CityMenuItems places={['header', 'mobile']} className={entry} onFollow={onClose} />
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
      <Contacts />
      <section className={css['group']}>
        <h3>{t('about.title')}</h3>
        <ServiceLinks className={entry} onFollow={onClose} />
        <div className={css['owner']}>
          <Owner />
        </div>
      </section>
    </ResponsiveSheet>
  )
}

function Contacts(): ReactNode {
  const { phone, email } = useContacts()
  const { t } = useTexts(portalTexts)
  return (
    <section className={css['group']}>
      <h3>{t('menu.contacts')}</h3>
      <a className={css['entry']} href={phoneAddress(phone)}>
        <PhoneIcon /> <ContactText>{formatPhone(phone)}</ContactText>
      </a>
      <a className={css['entry']} href={`mailto:${encodeURIComponent(email)}`}>
        <MailIcon /> <ContactText>{email}</ContactText>
      </a>
    </section>
  )
}

/** Where the mobile app can be had. */
function AppLinks(): ReactNode {
  const { t } = useTexts(panelTexts)
  const stores = useAppStores()
  if (stores.length === 0) return null
  return (
    <section className={css['group']}>
      <h3>{t('apps.title')}</h3>
      {stores.map(({ title, address }) => (
        <a
          key={title}
          className={css['entry']}
          href={address}
          target="_blank"
          rel="noopener noreferrer"
        >
          <DownloadIcon /> {title}
        </a>
      ))}
    </section>
  )
}
