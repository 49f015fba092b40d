import { MenuLinks, useAppContext, useTexts } from '@parking/runtime'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { portalTexts } from '../texts/ru.ts'

/** The file with the notices of all that the site is made of; the build makes it. */
const licences = '/licences.txt'

/** The year in which the service began (specification, section 9). */
const firstYear = '2018'

/** Links to the pages about the service that the city has. */
export function ServiceLinks(props: {
  readonly className: string
  readonly onFollow?: () => void
}): ReactNode {
  const { className, onFollow } = props
  const { t } = useTexts(portalTexts)
  const { flags } = useAppContext().city
  return (
    <>
      {flags.pageRules ? (
        <Link
          to="/pages/{-$path}"
          params={{ path: 'rules' }}
          className={className}
          onClick={() => onFollow?.()}
        >
          {t('about.rules')}
        </Link>
      ) : null}
      <MenuLinks area="service" {...props} isPlain />
      <a className={className} href={licences}>
        {t('about.licences')}
      </a>
    </>
  )
}

/** Who runs the parkings and sells them, as the law wants it told, and since when. */
export function Owner(): ReactNode {
  const { t, language } = useTexts(portalTexts)
  const { city, clock } = useAppContext()
  const { legal, contacts, operator, timeZone } = city
  const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone }).format(clock.now())
  return (
    <>
      <p>
        {t('about.copyright', {
          years: `${firstYear}–${year}`,
          owner: (legal?.name ?? operator)[language],
        })}
      </p>
      {legal === undefined ? null : (
        <p>
          {t('about.numbers', { inn: legal.inn, ogrn: legal.ogrn })}
          <br />
          {legal.address[language]}
        </p>
      )}
      {contacts.hours === undefined ? null : (
        <p>{t('about.hours', { hours: contacts.hours[language] })}</p>
      )}
    </>
  )
}
