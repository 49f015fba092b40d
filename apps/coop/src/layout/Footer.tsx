import {
  hasPersonalData,
  LicencesLink,
  personalDataTitles,
  SiteFooter,
  useAppContext,
  useCitySettings,
  useTexts,
  writeAddress,
} from '@parking/runtime'
import type { ReactNode } from 'react'
import { consoleTexts } from '../texts/ru.ts'

/** The line below every page. The rules for personal data are a page of the portal, another app. */
export function Footer(): ReactNode {
  const { t, language } = useTexts(consoleTexts)
  const known = { city: useAppContext().city, settings: useCitySettings() }
  const renderLinks = (className: string) => (
    <>
      {hasPersonalData(known) ? (
        <a className={className} href={writeAddress('/pages/pers', language)}>
          {personalDataTitles(known)[language]}
        </a>
      ) : null}
      <LicencesLink className={className} />
    </>
  )
  return <SiteFooter label={t('header.about')} renderLinks={renderLinks} />
}
