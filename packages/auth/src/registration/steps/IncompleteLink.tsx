import { useTexts } from '@parking/runtime'
import type { ReactNode } from 'react'
import { NarrowPage } from '../../page/NarrowPage.tsx'
import { registrationTexts } from '../texts/ru.ts'
import { WaysOn } from './WaysOn.tsx'

/** Says that something is missing in an address. */
export function IncompleteLink(): ReactNode {
  const { t } = useTexts(registrationTexts)
  return (
    <NarrowPage title={t('end.incompleteTitle')}>
      <p>{t('end.incomplete')}</p>
      <WaysOn />
    </NarrowPage>
  )
}
