import { useTexts } from '@parking/runtime'
import { DoneNotice } from '@parking/ui'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { fleetTexts } from '../fleetTexts/ru.ts'
import css from './ChangeNotice.module.css'
import { useChangeNotice } from './useChangeNotice.ts'

/** Tells what came of the company's last change. Who leaves the page has read it. */
export function ChangeNotice(): ReactNode {
  const { t } = useTexts(fleetTexts)
  const { notice, show } = useChangeNotice()
  const clear = useEffectEvent(() => show(null))
  useEffect(() => () => clear(), [])
  if (notice === null) return null
  return (
    <div className={css['notice']}>
      <DoneNotice told={notice} closeLabel={t('page.close')} onRead={() => show(null)} />
    </div>
  )
}
