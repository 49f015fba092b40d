import { useTexts } from '@parking/runtime'
import { DoneNotice } from '@parking/ui'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { fleetTexts } from '../fleetTexts/ru.ts'
import css from './FleetTold.module.css'
import { useTold } from './useTold.ts'

/** Tells what came of the company's last change. Who leaves the page has read it. */
export function FleetTold(): ReactNode {
  const { t } = useTexts(fleetTexts)
  const { told, tell } = useTold()
  const read = useEffectEvent(() => tell(null))
  useEffect(() => () => read(), [])
  if (told === null) return null
  return (
    <div className={css['told']}>
      <DoneNotice told={told} closeLabel={t('page.close')} onRead={() => tell(null)} />
    </div>
  )
}
