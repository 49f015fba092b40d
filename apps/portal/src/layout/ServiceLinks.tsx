import { LicencesLink, MenuLinks, useAppContext, useTexts } from '@parking/runtime'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { portalTexts } from '../texts/ru.ts'

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
      <LicencesLink className={className} />
    </>
  )
}
