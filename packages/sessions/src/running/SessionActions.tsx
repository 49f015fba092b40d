import { Button } from '@mantine/core'
import { canCancel, type TimedSession } from '@parking/domain'
import { formatPlate } from '@parking/plates'
import { useTexts } from '@parking/runtime'
import { useNow } from '@parking/ui'
import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react'
import { sessionsTexts } from '../texts/ru.ts'
import css from './SessionActions.module.css'
import {
  extendRequested,
  sessionActionRequested,
  useSessionAction,
} from '../draft/useSessionAction.ts'

/** Extends a session or ends it early; says why where it can't be ended any more. */
export function SessionActions({
  session,
  onAction,
}: {
  readonly session: TimedSession
  /** Called when a dialog opens, so that a menu can make way for it. */
  readonly onAction?: () => void
}): ReactNode {
  const { t } = useTexts(sessionsTexts)
  const now = useNow()
  const ruleId = useId()
  const extend = useFocusAfterwards(session.id)
  // Without a number of its own a session can't be named to the back end.
  if (session.reservationId === null) return null
  const isCancellable = canCancel(session, now)
  const plate = formatPlate(session.plate)
  return (
    <div className={css['root']}>
      <Button
        ref={extend}
        size="sm"
        aria-label={t('sessions.extendOf', { plate })}
        onClick={() => {
          onAction?.()
          extendRequested(session.id)
        }}
      >
        {t('sessions.extend')}
      </Button>
      <Button
        size="sm"
        variant="default"
        aria-label={t('sessions.cancelOf', { plate })}
        {...(isCancellable
          ? {}
          : { 'aria-disabled': true, 'data-disabled': true, 'aria-describedby': ruleId })}
        onClick={() => {
          if (!isCancellable) return
          onAction?.()
          sessionActionRequested('cancel', session.id)
        }}
      >
        {t('sessions.cancel')}
      </Button>
      {isCancellable ? null : (
        <p id={ruleId} className={css['rule']}>
          {t('sessions.tooLate')}
        </p>
      )}
    </div>
  )
}

/**
 * Gives the focus to the button that extends a session once its dialog is closed that no press has
 * opened, but a way back from the bank; else where the focus would be on the page alone.
 */
function useFocusAfterwards(sessionId: string): RefObject<HTMLButtonElement | null> {
  const action = useSessionAction()
  const isOpen = action.kind === 'extend' && action.sessionId === sessionId
  const isContinued = isOpen && action.isContinued
  const before = useRef({ isOpen: false, isContinued: false })
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const { isOpen: wasOpen, isContinued: wasContinued } = before.current
    const isLost = document.activeElement === document.body
    if (wasOpen && !isOpen && (wasContinued || isLost)) button.current?.focus()
    before.current = { isOpen, isContinued }
  }, [isOpen, isContinued])
  return button
}
