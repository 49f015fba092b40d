import { MenuLinks, SiteFooter, useTexts } from '@parking/runtime'
import type { ReactNode } from 'react'
import { portalTexts } from '../texts/ru.ts'
import { CityMenuItems } from './CityMenuItems.tsx'
import { ServiceLinks } from './ServiceLinks.tsx'
import { useAppStores } from './useAppStores.ts'

/** The line below every page but the map. */
export function Footer(): ReactNode {
  const { t } = useTexts(portalTexts)
  const stores = useAppStores()
  const renderLinks = (className: string) => (
    <>
      <MenuLinks area="public" className={className} isPlain />
      <CityMenuItems places={['footer']} className={className} />
      <ServiceLinks className={className} />
      {stores.map(({ title, address }) => (
        <a
          key={title}
          className={className}
          href={address}
          target="_blank"
          rel="noopener noreferrer"
        >
          {title}
        </a>
      ))}
    </>
  )
  return <SiteFooter label={t('header.navigation')} renderLinks={renderLinks} />
}
