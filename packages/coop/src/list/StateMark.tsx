import { useTexts } from '@parking/runtime'
import { CheckCircleIcon, MinusIcon } from '@parking/ui'
import type { ReactNode } from 'react'
import css from './StateMark.module.css'
import { fleetTexts } from '../fleetTexts/ru.ts'

/** Says whether a driver or a device is switched on: by a word and a sign, not by colour alone. */
export function StateMark({ isActive }: { readonly isActive: boolean }): ReactNode {
  const { t } = useTexts(fleetTexts)
  return (
    <span className={css['state']} data-active={isActive}>
      {isActive ? <CheckCircleIcon /> : <MinusIcon />}
      {t(isActive ? 'list.active' : 'list.inactive')}
    </span>
  )
}
