import type { ReactNode } from 'react'
import { useTexts } from '../context/useTexts.ts'
import { ownerTexts } from './texts/ru.ts'

/** Leads to the file with the notices of all that the site is made of; the build makes it. */
export function LicencesLink({ className }: { readonly className: string }): ReactNode {
  const { t } = useTexts(ownerTexts)
  return (
    <a className={className} href="/licences.txt">
      {t('owner.licences')}
    </a>
  )
}
