import { formatPhone, phoneAddress } from '@parking/domain'
import { MenuLinks, useTexts } from '@parking/runtime'
import type { ReactNode } from 'react'
import { portalTexts } from '../texts/ru.ts'
import { Owner, ServiceLinks } from './AboutService.tsx'
import { CityMenuItems } from './CityMenuItems.tsx'
import { useAppStores } from './useAppStores.ts'
import { ContactText } from './ContactText.tsx'
import { useContacts } from './useContacts.ts'
import css from './Footer.module.css'

/** The line below every page but the map. */
export function Footer(): ReactNode {
  const { t } = useTexts(portalTexts)
  const { phone, email } = useContacts()
  const stores = useAppStores()
  return (
    <footer className={css['footer']}>
      <div className={css['owner']}>
        <Owner />
      </div>
      <nav className={css['links']} aria-label={t('header.navigation')}>
        <MenuLinks area="public" className={css['link'] ?? ''} isPlain />
        <CityMenuItems places={['footer']} className={css['link'] ?? ''} />
        <ServiceLinks className={css['link'] ?? ''} />
        {stores.map(({ title, address }) => (
          <a
            key={title}
            className={css['link']}
            href={address}
            target="_blank"
            rel="noopener noreferrer"
          >
            {title}
          </a>
        ))}
        <a className={css['link']} href={phoneAddress(phone)}>
          <ContactText>{formatPhone(phone)}</ContactText>
        </a>
        <a className={css['link']} href={`mailto:${encodeURIComponent(email)}`}>
          <ContactText>{email}</ContactText>
        </a>
      </nav>
    </footer>
  )
}
