import { LinkButton, NotFoundScreen, useTexts } from '@parking/runtime'
import type { ReactNode } from 'react'
import { consoleTexts } from '../texts/ru.ts'

/** Leads to the company from an address that leads nowhere. */
export function NotFoundPage(): ReactNode {
  const { t } = useTexts(consoleTexts)
  return (
    <NotFoundScreen wayOut={<LinkButton to="/coop-profile">{t('notFound.home')}</LinkButton>} />
  )
}
