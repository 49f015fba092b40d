import { Button } from '@mantine/core'
import type { Instant } from '@parking/pricing'
import { Dialog, useClockValue, VisuallyHidden } from '@parking/ui'
import { useEffect, useId, useState, type ReactNode } from 'react'
import * as v from 'valibot'
import { useStore } from 'zustand'
import { isMoneyMovingAnywhere } from '../busy/moneyMoves.ts'
import { useAppContext } from '../context/AppContext.ts'
import { useMessages } from '../context/useMessages.ts'
import { leavingMessages } from '../leavingMessages/leavingMessages.ts'
import { keptValue } from '../storage/keptValue.ts'
import { createIdleWatch } from './createIdleWatch.ts'
import css from './IdleWarning.module.css'
import { LeavingDialog } from './LeavingDialog.tsx'

/**
 * Signs out an account that nobody uses, and asks a minute before. An app lays it into its root frame
 * for people who are signed in.
 *
 * @param props.minutes - the time without use that the city allows
 */
export function IdleWarning({ minutes }: { readonly minutes: number }): ReactNode {
  const { session, storage } = useAppContext()
  const [watch] = useState(() =>
    createIdleWatch({
      minutes,
      lastUse: keptValue(storage, session.lastUseKey, v.number()),
      isMoneyMoving: isMoneyMovingAnywhere,
      onEnd: () => session.send({ kind: 'leftIdle' }),
    }),
  )
  useEffect(() => watch.start(), [watch])
  const state = useStore(watch.store)
  return (
    <LeavingDialog>
      {state.kind === 'asked' ? <Question endsAt={state.endsAt} onStay={watch.stay} /> : null}
    </LeavingDialog>
  )
}

function Question(props: { readonly endsAt: Instant; readonly onStay: () => void }): ReactNode {
  const { endsAt, onStay } = props
  const { session } = useAppContext()
  const { t } = useMessages(leavingMessages)
  const textId = useId()
  return (
    <Dialog
      opened
      onClose={onStay}
      title={t('idle.title')}
      role="alertdialog"
      describedBy={textId}
      footer={
        <>
          <Button variant="default" onClick={() => session.send({ kind: 'loggedOut' })}>
            {t('idle.leave')}
          </Button>
          <Button data-autofocus="true" onClick={onStay}>
            {t('idle.stay')}
          </Button>
        </>
      }
    >
      <p id={textId}>{t('idle.text')}</p>
      <SecondsLeft endsAt={endsAt} />
    </Dialog>
  )
}

/** When a screen reader is told of the seconds that are left; each one would be too much. */
const told = [10, 30]

function SecondsLeft({ endsAt }: { readonly endsAt: Instant }): ReactNode {
  const { t } = useMessages(leavingMessages)
  // The device's clock, which counts the time without use too.
  const seconds = useClockValue(() => Math.max(0, Math.ceil((endsAt - Date.now()) / 1000)))
  const announced = told.find((mark) => seconds <= mark)
  return (
    <>
      <p role="timer" className={css['left']}>
        {t('idle.left', { count: seconds })}
      </p>
      <output>
        <VisuallyHidden>
          {announced === undefined ? '' : t('idle.left', { count: announced })}
        </VisuallyHidden>
      </output>
    </>
  )
}
