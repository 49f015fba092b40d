import { Button } from '@mantine/core'
import { canCancel, hasEnd, type ParkingSession } from '@parking/domain'
import { formatPlate } from '@parking/plates'
import { useTexts } from '@parking/runtime'
import { useNow } from '@parking/ui'
import { useId, type ReactNode } from 'react'
import { sessionsTexts } from '../texts/ru.ts'
import css from '../running/SessionActions.module.css'
import { sessionActionRequested } from '../draft/useSessionAction.ts'

/** Ends a session that is paid when it ends, or gives it up. */
export function UnpaidActions({
  session,
  onAction,
}: {
  readonly session: ParkingSession
  /** Called when a dialog opens, so that a menu can make way for it. */
  readonly onAction?: () => void
}): ReactNode {
  const { t } = useTexts(sessionsTexts)
  const ruleId = useId()
  const now = useNow()
  // Where its end is not known the back end says whether it is too late.
  const isEndable = !hasEnd(session) || canCancel(session, now)
  const plate = formatPlate(session.plate)
  return (
    <div className={css['root']}>
      <Button
        size="sm"
        aria-label={t('unpaid.endOf', { plate })}
        disabled={!isEndable}
        {...(isEndable ? {} : { 'aria-describedby': ruleId })}
        onClick={() => {
          onAction?.()
          sessionActionRequested('endUnpaid', session.id)
        }}
      >
        {t('unpaid.end')}
      </Button>
      <Button
        size="sm"
        variant="default"
        aria-label={t('unpaid.abortOf', { plate })}
        onClick={() => {
          onAction?.()
          sessionActionRequested('abort', session.id)
        }}
      >
        {t('unpaid.abort')}
      </Button>
      {isEndable ? null : (
        <p id={ruleId} className={css['rule']}>
          {t('unpaid.tooLate')}
        </p>
      )}
    </div>
  )
}
