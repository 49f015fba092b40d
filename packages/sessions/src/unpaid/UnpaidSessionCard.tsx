import type { ParkingSession } from '@parking/domain'
import { NumberPlate } from '@parking/ui'
import type { ReactNode } from 'react'
import css from '../running/SessionCard.module.css'
import { usePlaceText } from '../running/usePlaceText.ts'
import { UnpaidActions } from './UnpaidActions.tsx'
import { UnpaidFacts } from './UnpaidFacts.tsx'

/** A running session that is paid when it ends. */
export function UnpaidSessionCard({ session }: { readonly session: ParkingSession }): ReactNode {
  const place = usePlaceText()
  return (
    <li className={css['card']}>
      <div className={css['facts']}>
        <p className={css['place']}>{place(session)}</p>
        <UnpaidFacts session={session} />
        <NumberPlate number={session.plate} size="s" />
      </div>
      <div className={css['actions']}>
        <UnpaidActions session={session} />
      </div>
    </li>
  )
}
