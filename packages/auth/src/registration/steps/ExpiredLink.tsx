import { useTexts } from '@parking/runtime'
import type { ReactNode } from 'react'
import { NarrowPage } from '../../page/NarrowPage.tsx'
import { registrationTexts } from '../texts/ru.ts'
import { WaysOn } from './WaysOn.tsx'

/** Says that the back end knows nothing of a registration any more. */
export function ExpiredLink(): ReactNode {
  const { t } = useTexts(registrationTexts)
  return (
    <NarrowPage title={t('end.expiredTitle')} takesFocus>
      <p>{t('end.expired')}</p>
      <WaysOn />
    </NarrowPage>
  )
}
