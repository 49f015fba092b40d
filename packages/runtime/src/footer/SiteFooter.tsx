import { formatPhone, phoneAddress } from '@parking/domain'
import type { ReactNode } from 'react'
import { ContactText } from './ContactText.tsx'
import { Owner } from './Owner.tsx'
import css from './SiteFooter.module.css'
import { useContacts } from './useContacts.ts'

/** Who runs the service and how to reach them, below a page, with the links of an app. */
export function SiteFooter(props: {
  readonly label: string
  readonly renderLinks: (className: string) => ReactNode
}): ReactNode {
  const { label, renderLinks } = props
  const { phone, email } = useContacts()
  const link = css['link'] ?? ''
  return (
    <footer className={css['footer']}>
      <div className={css['owner']}>
        <Owner />
      </div>
      <nav className={css['links']} aria-label={label}>
        {renderLinks(link)}
        <a className={link} href={phoneAddress(phone)}>
          <ContactText>{formatPhone(phone)}</ContactText>
        </a>
        <a className={link} href={`mailto:${encodeURIComponent(email)}`}>
          <ContactText>{email}</ContactText>
        </a>
      </nav>
    </footer>
  )
}
