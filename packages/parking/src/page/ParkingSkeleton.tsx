import { useTexts } from '@parking/runtime'
import { VisuallyHidden } from '@parking/ui'
import type { ReactNode } from 'react'
import { parkingTexts } from '../texts/ru.ts'
import page from './ParkingScreen.module.css'
import css from './ParkingSkeleton.module.css'

/** Holds the places of form and lists while they load. */
export function ParkingSkeleton(): ReactNode {
  const { t } = useTexts(parkingTexts)
  return (
    <>
      <output>
        <VisuallyHidden>{t('page.loading')}</VisuallyHidden>
      </output>
      <div className={page['columns']} aria-hidden="true">
        <div className={page['form']}>
          <div className={css['tall']} />
        </div>
        <div className={page['sessions']}>
          <div className={css['card']} />
        </div>
        <div className={page['deferred']}>
          <div className={css['card']} />
        </div>
      </div>
    </>
  )
}
