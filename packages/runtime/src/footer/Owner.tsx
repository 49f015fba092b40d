import type { ReactNode } from 'react'
import { useAppContext } from '../context/AppContext.ts'
import { useTexts } from '../context/useTexts.ts'
import { ownerTexts } from './texts/ru.ts'

/** The year in which the service began (specification, section 9). */
const firstYear = '2018'

/** Who runs the parkings and sells them, as the law wants it told, and since when. */
export function Owner(): ReactNode {
  const { t, language } = useTexts(ownerTexts)
  const { city, clock } = useAppContext()
  const { legal, contacts, operator } = city
  // In UTC: a time zone has the browser load its calendars on every page, and matters for hours a year.
  const year = new Date(clock.now()).getUTCFullYear()
  return (
    <>
      <p>
        {t('owner.copyright', {
          years: `${firstYear}–${year}`,
          owner: (legal?.name ?? operator)[language],
        })}
      </p>
      {legal === undefined ? null : (
        <p>
          {t('owner.numbers', { inn: legal.inn, ogrn: legal.ogrn })}
          <br />
          {legal.address[language]}
        </p>
      )}
      {contacts.hours === undefined ? null : (
        <p>{t('owner.hours', { hours: contacts.hours[language] })}</p>
      )}
    </>
  )
}
