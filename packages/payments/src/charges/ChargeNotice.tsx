import { ApiError } from '@parking/api-client'
import { Button } from '@mantine/core'
import { useErrorText, useMessages } from '@parking/runtime'
import { Notice } from '@parking/ui'
import type { ReactNode } from 'react'
import type { ChargeRefusal } from '../charge/chargeReducer.ts'
import type { Charge } from '../charge/createCharge.ts'
import { paymentsMessages } from '../messages/paymentsMessages.ts'
import { topUpRequested } from '../topUp/useTopUp.ts'
import { useChargeState } from './useCharges.ts'

/** How a charge that happened is told. */
export interface DoneText {
  readonly title: string
  readonly text: string
}

/**
 * Says in words where a charge stands: being checked, not known, refused, done. Shows nothing while
 * all is as it should be.
 *
 * @param props.doneText - words the end; without it the end is not told here
 */
export function ChargeNotice<Intent, Result>({
  charge,
  doneText,
}: {
  readonly charge: Charge<Intent, Result>
  readonly doneText?: (intent: Intent, result: Result | null) => DoneText
}): ReactNode {
  const { t } = useMessages(paymentsMessages)
  const state = useChargeState(charge)
  switch (state.kind) {
    case 'idle':
    case 'sending':
      return null
    case 'checking':
      return (
        <Notice tone="info" announce="politely" title={t('charge.checkingTitle')}>
          {t('charge.checking')}
        </Notice>
      )
    case 'unknown':
      return (
        <Notice
          tone="warning"
          announce="now"
          title={t('charge.unknownTitle')}
          action={
            <Button size="xs" variant="default" onClick={() => void charge.checkAgain()}>
              {t('charge.checkAgain')}
            </Button>
          }
        >
          {t('charge.unknown')}
        </Notice>
      )
    case 'refused':
      return <Refusal reason={state.reason} onDismiss={charge.dismiss} />
    case 'done': {
      if (doneText === undefined) return null
      const { title, text } = doneText(state.intent, state.result)
      return (
        <Notice
          tone="positive"
          announce="politely"
          title={title}
          onDismiss={charge.dismiss}
          dismissLabel={t('charge.close')}
        >
          {text}
        </Notice>
      )
    }
  }
}

function Refusal({
  reason,
  onDismiss,
}: {
  readonly reason: ChargeRefusal
  readonly onDismiss: () => void
}): ReactNode {
  const { t } = useMessages(paymentsMessages)
  const errorText = useErrorText()
  const close = { onDismiss, dismissLabel: t('charge.close') }
  if (reason.kind === 'notCharged') {
    return (
      <Notice tone="warning" announce="now" {...close}>
        {t('charge.notCharged')}
      </Notice>
    )
  }
  const { error } = reason
  const isMoneyShort = error instanceof ApiError && error.errorName === 'NoMoneyNoHoney'
  const topUp = (
    <Button size="xs" variant="default" onClick={() => topUpRequested()}>
      {t('charge.topUp')}
    </Button>
  )
  return (
    <Notice tone="negative" announce="now" {...close} {...(isMoneyShort ? { action: topUp } : {})}>
      {wasNotSent(error) ? t('charge.offline') : errorText(error)}
    </Notice>
  )
}

/** A network error that leaves nothing open is one of a device that sent nothing. */
function wasNotSent(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'network' && !error.outcomeUnknown
}
