import { formatPhone, phoneAddress } from '@parking/domain'
import { MenuLinks, useAppContext, useCitySettings, useTexts } from '@parking/runtime'
import type { ReactNode } from 'react'
import { portalTexts } from '../texts/ru.ts'
import { CityMenuItems } from './CityMenuItems.tsx'
import { useAppStores } from './useAppStores.ts'
import { ContactText } from './ContactText.tsx'
import css from './Footer.module.css'

/** The line below every page but the map. */
export function Footer(): ReactNode {
  const { city } = useAppContext()
  const { t, language } = useTexts(portalTexts)
  const contacts = useCitySettings()?.contacts
  const stores = useAppStores()
  return (
    <footer className={css['footer']}>
      <p>{t('footer.operator', { operator: city.operator[language] })}</p>
      <nav className={css['links']} aria-label={t('header.navigation')}>
        <MenuLinks area="public" className={css['link'] ?? ''} isPlain />
        <CityMenuItems places={['footer']} className={css['link'] ?? ''} />
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
        {contacts?.phone ? (
          <a className={css['link']} href={phoneAddress(contacts.phone)}>
            <ContactText>{formatPhone(contacts.phone)}</ContactText>
          </a>
        ) : null}
        {contacts?.email ? (
          <a className={css['link']} href={`mailto:${encodeURIComponent(contacts.email)}`}>
            <ContactText>{contacts.email}</ContactText>
          </a>
        ) : null}
      </nav>
    </footer>
  )
}
