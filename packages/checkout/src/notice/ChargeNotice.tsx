import { ApiError } from '@parking/api-client'
import { Button } from '@mantine/core'
import type { ErrorName } from '@parking/domain'
import { formatMoney, type Kopecks } from '@parking/pricing'
import { LazyPart, useErrorText, useMessages } from '@parking/runtime'
import { Notice } from '@parking/ui'
import { lazy, useEffect, type ReactNode } from 'react'
import type { ChargeRefusal } from '../charge/ChargeState.ts'
import type { Charge } from '../charge/createCharge.ts'
import type { PriceShown } from '../price/PriceShown.ts'
import { checkoutMessages } from '../messages/checkoutMessages.ts'
import { topUpRequested } from '../store/usePaymentModal.ts'
import { useChargeState } from '../service/useCheckout.ts'
import css from './ChargeNotice.module.css'

// Comes with the answer that there is a bank to go to.
const BankLink = lazy(async () => ({ default: (await import('../bank/BankLink.tsx')).BankLink }))

/** The texts of what is not known yet, by what they speak of. */
const texts = {
  charge: {
    checkingTitle: 'charge.checkingTitle',
    checking: 'charge.checking',
    unknownTitle: 'charge.unknownTitle',
    unknown: 'charge.unknown',
    notCharged: 'charge.notCharged',
    stoppedTitle: 'charge.stoppedTitle',
    stopped: 'charge.stopped',
    changed: 'charge.changed',
  },
  ending: {
    checkingTitle: 'ending.checkingTitle',
    checking: 'ending.checking',
    unknownTitle: 'ending.unknownTitle',
    unknown: 'ending.unknown',
    notCharged: 'ending.notEnded',
    stoppedTitle: 'ending.stoppedTitle',
    stopped: 'ending.stopped',
    changed: 'charge.changed',
  },
  refund: {
    checkingTitle: 'refund.checkingTitle',
    checking: 'refund.checking',
    unknownTitle: 'refund.unknownTitle',
    unknown: 'refund.unknown',
    notCharged: 'refund.notReturned',
    stoppedTitle: 'refund.stoppedTitle',
    stopped: 'refund.stopped',
    changed: 'refund.changed',
  },
  bank: { unknownTitle: 'bank.unknownTitle', unknown: 'bank.unknown' },
} as const

/** What the texts of a charge speak of. */
type About = Exclude<keyof typeof texts, 'bank'>

/** How a charge that happened is told. */
export interface DoneText {
  readonly title: string
  readonly text: string
}

/**
 * Says in words where a charge stands: at the bank, being checked, not known, refused, done. Shows
 * nothing while all is as it should be.
 *
 * @param props.about - what the texts speak of: a payment, the end of a parking, or a
 *   permit that is given back
 * @param props.isTopUp - whether it tops the balance up: a bank that declines it leads there again
 * @param props.bankSum - what is paid on the bank's page, unless the back end says that itself
 * @param props.doneText - words the end; null once that is true no longer, which puts the charge
 *   aside; without it the end is not told here
 * @param props.nextStep - a button that leads on from a refusal by name; null where a press again does
 */
export function ChargeNotice<Intent, Result>({
  charge,
  about = 'charge',
  isTopUp = false,
  bankSum,
  doneText,
  nextStep,
}: {
  readonly charge: Charge<Intent, Result>
  readonly about?: About
  readonly isTopUp?: boolean
  readonly bankSum?: (intent: Intent) => Kopecks | null
  readonly doneText?: (
    intent: Intent,
    result: Result | null,
    price: PriceShown | null,
  ) => DoneText | null
  readonly nextStep?: (errorName: ErrorName, intent: Intent) => ReactNode
}): ReactNode {
  const { t, language } = useMessages(checkoutMessages)
  const state = useChargeState(charge)
  switch (state.kind) {
    case 'idle':
    case 'sending':
      return null
    case 'atBank': {
      const { page, attempt } = state
      const sum = page.amount ?? bankSum?.(attempt.intent) ?? null
      return (
        <LazyPart>
          <BankLink
            page={page}
            label={
              sum === null ? t('bank.pay') : t('topUp.pay', { amount: formatMoney(sum, language) })
            }
            onOpen={charge.bankPageOpened}
          />
        </LazyPart>
      )
    }
    case 'checking':
      return state.attempt.bank === null ? (
        <Notice tone="info" announce="politely" title={t(texts[about].checkingTitle)}>
          {t(texts[about].checking)}
        </Notice>
      ) : (
        <Notice tone="info" announce="politely">
          {t('bank.checking')}
        </Notice>
      )
    case 'unknown':
      return <Unknown charge={charge} words={state.attempt.bank === null ? about : 'bank'} />
    case 'refused':
      return (
        <Refusal
          reason={state.reason}
          about={about}
          isTopUp={isTopUp}
          onDismiss={charge.dismiss}
          nextStep={(errorName) => nextStep?.(errorName, state.attempt.intent) ?? null}
        />
      )
    case 'done':
      return doneText === undefined ? null : (
        <Done
          words={doneText(state.attempt.intent, state.result, state.attempt.price)}
          onDismiss={charge.dismiss}
        />
      )
  }
}

function Done({
  words,
  onDismiss,
}: {
  readonly words: DoneText | null
  readonly onDismiss: () => void
}): ReactNode {
  const { t } = useMessages(checkoutMessages)
  const isOld = words === null
  useEffect(() => {
    if (isOld) onDismiss()
  }, [isOld, onDismiss])
  if (isOld) return null
  const close = { onDismiss, dismissLabel: t('charge.close') }
  return (
    <Notice tone="positive" announce="politely" title={words.title} {...close}>
      {words.text}
    </Notice>
  )
}

/** What is not known can be checked again, and a driver may wait for it no more. */
function Unknown<Intent, Result>({
  charge,
  words,
}: {
  readonly charge: Charge<Intent, Result>
  readonly words: keyof typeof texts
}): ReactNode {
  const { t } = useMessages(checkoutMessages)
  const close = { onDismiss: charge.stopWaiting, dismissLabel: t('charge.close') }
  return (
    <Notice
      tone="warning"
      announce="now"
      title={t(texts[words].unknownTitle)}
      action={
        <div className={css['actions']}>
          <Button size="xs" variant="default" onClick={() => void charge.checkAgain()}>
            {t('charge.checkAgain')}
          </Button>
          {words === 'bank' ? null : (
            <Button size="xs" variant="subtle" onClick={charge.stopWaiting}>
              {t('charge.stopWaiting')}
            </Button>
          )}
        </div>
      }
      {...(words === 'bank' ? close : {})}
    >
      {t(texts[words].unknown)}
    </Notice>
  )
}

function Refusal({
  reason,
  about,
  isTopUp,
  onDismiss,
  nextStep,
}: {
  readonly reason: ChargeRefusal
  readonly about: About
  readonly isTopUp: boolean
  readonly onDismiss: () => void
  readonly nextStep: (errorName: ErrorName) => ReactNode
}): ReactNode {
  const { t, language } = useMessages(checkoutMessages)
  const errorText = useErrorText()
  const close = { onDismiss, dismissLabel: t('charge.close') }
  const topUp = (label: string): ReactNode => (
    <Button size="xs" variant="default" onClick={() => topUpRequested()}>
      {label}
    </Button>
  )
  switch (reason.kind) {
    case 'otherPrice':
      // The form shows both prices beside its button.
      return null
    case 'notCharged':
      return (
        <Notice tone="warning" announce="now" {...close}>
          {t(texts[about].notCharged)}
        </Notice>
      )
    case 'notKnown':
      return (
        <Notice tone="warning" announce="politely" title={t(texts[about].stoppedTitle)} {...close}>
          {t(texts[about].stopped)}
        </Notice>
      )
    case 'otherTab':
    case 'changed':
      return (
        <Notice tone="warning" announce="now" {...close}>
          {t(reason.kind === 'otherTab' ? 'charge.otherTab' : texts[about].changed)}
        </Notice>
      )
    case 'declined':
      return (
        <Notice
          tone="negative"
          announce="now"
          title={t('bank.declinedTitle')}
          {...(isTopUp ? { action: topUp(t('bank.again')) } : {})}
          {...close}
        >
          {t(isTopUp ? 'topUp.declined' : 'bank.declined')}
        </Notice>
      )
    case 'onBalance':
      return (
        <Notice tone="warning" announce="now" title={t('bank.onBalanceTitle')} {...close}>
          {t('bank.onBalance', { amount: formatMoney(reason.amount, language) })}
        </Notice>
      )
    case 'error': {
      const { error } = reason
      if (wasNotSent(error)) return <Offline onDismiss={onDismiss} />
      const name = error instanceof ApiError ? error.errorName : null
      const isMoneyShort = name === 'NoMoneyNoHoney'
      const step = isMoneyShort ? topUp(t('charge.topUp')) : name === null ? null : nextStep(name)
      return (
        <Notice
          tone="negative"
          announce="now"
          {...close}
          {...(step === null ? {} : { action: step })}
        >
          {errorText(error)}
        </Notice>
      )
    }
  }
}

/** Says that nothing was sent; put aside as soon as the connection is back. */
function Offline({ onDismiss }: { readonly onDismiss: () => void }): ReactNode {
  const { t } = useMessages(checkoutMessages)
  useEffect(() => {
    window.addEventListener('online', onDismiss)
    return () => window.removeEventListener('online', onDismiss)
  }, [onDismiss])
  return (
    <Notice tone="negative" announce="now" onDismiss={onDismiss} dismissLabel={t('charge.close')}>
      {t('charge.offline')}
    </Notice>
  )
}

/** A network error that leaves nothing open is one of a device that sent nothing. */
function wasNotSent(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'network' && !error.outcomeUnknown
}
