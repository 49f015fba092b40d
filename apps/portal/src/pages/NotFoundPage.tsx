import { LinkButton, NotFoundScreen, useTexts } from '@parking/runtime'
import type { ReactNode } from 'react'
import { portalTexts } from '../texts/ru.ts'

/** Leads to the map from an address that leads nowhere. */
export function NotFoundPage(): ReactNode {
  const { t } = useTexts(portalTexts)
  return <NotFoundScreen wayOut={<LinkButton to="/">{t('notFound.home')}</LinkButton>} />
}
