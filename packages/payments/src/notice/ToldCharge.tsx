import { ApiError } from '@parking/api-client'
import { Button } from '@mantine/core'
import { formatClock, type ErrorName } from '@parking/domain'
import { formatMoney, type Instant, type Kopecks } from '@parking/pricing'
import { LazyBoundary, useAppContext, useErrorText, useTexts, late } from '@parking/runtime'
import { Notice, type NoticeProps } from '@parking/ui'
import { useEffect, type ReactNode } from 'react'
import type { ChargeRefusal, ChargeState } from '../charge/ChargeState.ts'
import type { Charge } from '../charge/createCharge.ts'
import type { PriceShown } from '../price/PriceShown.ts'
import { paymentsTexts } from '../texts/ru.ts'
import { topUpRequested } from '../store/usePaymentModal.ts'
import { useChargeState } from '../service/useChargeState.ts'
import css from './ChargeNotice.module.css'

// Comes with the answer that there is a bank to go to.
const BankLink = late(async () => (await import('../bank/BankLink.tsx')).BankLink)

/** The texts of what is not known yet, by what they speak of. */
const texts = {
  charge: {
    checkingTitle: 'charge.checkingTitle',
    checking: 'charge.checking',
    checkingRefusal: 'charge.checkingRefusal',
    unknownTitle: 'charge.unknownTitle',
    unknown: 'charge.unknown',
    unknownIdle: 'charge.unknownIdle',
    notCharged: 'charge.notCharged',
    stoppedTitle: 'charge.stoppedTitle',
    stopped: 'charge.stopped',
    changed: 'charge.changed',
  },
  ending: {
    checkingTitle: 'ending.checkingTitle',
    checking: 'ending.checking',
    checkingRefusal: 'ending.checkingRefusal',
    unknownTitle: 'ending.unknownTitle',
    unknown: 'ending.unknown',
    unknownIdle: 'ending.unknownIdle',
    notCharged: 'ending.notEnded',
    stoppedTitle: 'ending.stoppedTitle',
    stopped: 'ending.stopped',
    changed: 'charge.changed',
  },
  refund: {
    checkingTitle: 'refund.checkingTitle',
    checking: 'refund.checking',
    checkingRefusal: 'refund.checkingRefusal',
    unknownTitle: 'refund.unknownTitle',
    unknown: 'refund.unknown',
    unknownIdle: 'refund.unknownIdle',
    notCharged: 'refund.notReturned',
    stoppedTitle: 'refund.stoppedTitle',
    stopped: 'refund.stopped',
    changed: 'refund.changed',
  },
  bank: {
    unknownTitle: 'bank.unknownTitle',
    unknown: 'bank.unknown',
    unknownIdle: 'bank.unknown',
  },
} as const

/** What the texts of a charge speak of. */
type About = Exclude<keyof typeof texts, 'bank'>

/** How a charge that happened is told. */
export interface DoneText {
  readonly title: string
  readonly text: string
}

/** What a charge is told with; see {@link ToldCharge}. */
export interface ChargeNoticeProps<Intent, Result> {
  readonly charge: Charge<Intent, Result>
  readonly about?: About
  readonly isTopUp?: boolean
  readonly isBesideForm?: boolean
  readonly wanted?: Partial<Intent> | undefined
  readonly bankSum?: (intent: Intent) => Kopecks | null
  readonly doneText?: (
    intent: Intent,
    result: Result | null,
    price: PriceShown | null,
  ) => DoneText | null
  readonly stays?: boolean
  readonly onRead?: () => void
  readonly nextStep?: (errorName: ErrorName, intent: Intent) => ReactNode
}

/**
 * Says in words where a charge stands: at the bank, being checked, not known, refused, done. Shows
 * nothing while all is as it should be.
 *
 * @param props.about - what the texts speak of: a payment, the end of a parking, or a
 *   permit that is given back
 * @param props.isTopUp - whether it tops the balance up: a bank that declines it leads there again
 * @param props.isBesideForm - whether the form stands beside it, where another way to pay can be chosen
 * @param props.wanted - what the form beside it asks for by now: a question about something else goes
 * @param props.bankSum - what is paid on the bank's page, unless the back end says that itself
 * @param props.doneText - words the end; null once that is true no longer, which puts the charge
 *   aside; without it the end is not told here
 * @param props.stays - whether the end says what is still to be done: else it goes by itself
 * @param props.onRead - the end was put aside
 * @param props.nextStep - a button that leads on from a refusal by name; null where a press again does
 */
export function ToldCharge<Intent, Result>({
  charge,
  about = 'charge',
  isTopUp = false,
  isBesideForm = false,
  wanted,
  bankSum,
  doneText,
  stays = false,
  onRead,
  nextStep,
}: ChargeNoticeProps<Intent, Result>): ReactNode {
  const { t, language } = useTexts(paymentsTexts)
  const state = useChargeState(charge)
  const asked =
    state.kind === 'refused' && state.reason.kind === 'mayChargeTwice' ? state.attempt.intent : null
  const isOther =
    asked !== null && JSON.stringify({ ...asked, ...wanted }) !== JSON.stringify(asked)
  useEffect(() => {
    if (isOther) charge.dismiss()
  }, [isOther, charge])
  switch (state.kind) {
    case 'idle':
    case 'sending':
      return null
    case 'atBank': {
      const { page, attempt } = state
      const sum = page.amount ?? bankSum?.(attempt.intent) ?? null
      return (
        <LazyBoundary>
          <BankLink
            page={page}
            label={
              sum === null ? t('bank.pay') : t('topUp.pay', { amount: formatMoney(sum, language) })
            }
            onOpen={charge.bankPageOpened}
          />
          {attempt.bank === null ? null : (
            <Button variant="subtle" onClick={charge.stopWaiting}>
              {t('bank.leave')}
            </Button>
          )}
        </LazyBoundary>
      )
    }
    case 'checking':
      return state.attempt.bank === null ? (
        <Notice tone="info" announce="politely" title={t(texts[about].checkingTitle)}>
          {t(texts[about][state.after === 'refusal' ? 'checkingRefusal' : 'checking'])}
        </Notice>
      ) : (
        <Notice tone="info" announce="politely">
          {t('bank.checking')}
        </Notice>
      )
    case 'unknown':
      return (
        <Unknown
          charge={charge}
          state={state}
          words={state.attempt.bank === null ? about : 'bank'}
          onOtherWay={findOtherWay(isTopUp, isBesideForm)}
        />
      )
    case 'refused':
      return (
        <Refusal
          charge={charge}
          reason={state.reason}
          about={about}
          isTopUp={isTopUp}
          nextStep={(errorName) => nextStep?.(errorName, state.attempt.intent) ?? null}
        />
      )
    case 'done':
      return doneText === undefined ? null : (
        <Done
          words={doneText(state.attempt.intent, state.result, state.attempt.price)}
          timed={stays ? false : state.attempt}
          onDismiss={() => {
            charge.dismiss()
            onRead?.()
          }}
        />
      )
  }
}

function Done({
  words,
  timed,
  onDismiss,
}: {
  readonly words: DoneText | null
  readonly timed: NoticeProps['timed']
  readonly onDismiss: () => void
}): ReactNode {
  const { t } = useTexts(paymentsTexts)
  const isOld = words === null
  useEffect(() => {
    if (isOld) onDismiss()
  }, [isOld, onDismiss])
  if (isOld) return null
  const close = { onDismiss, dismissLabel: t('charge.close') }
  return (
    <Notice tone="positive" announce="politely" title={words.title} timed={timed} {...close}>
      {words.text}
    </Notice>
  )
}

/** What leads to another way to pay once this one was put aside; undefined where nothing does. */
function findOtherWay(isTopUp: boolean, isBesideForm: boolean): (() => void) | undefined {
  if (isTopUp) return () => topUpRequested()
  return isBesideForm ? () => undefined : undefined
}

/**
 * What is not known can be checked again, and a driver may wait for it no more. Who is back from a bank
 * unpaid may pay there after all, or in another way, or not at all.
 */
function Unknown<Intent, Result>({
  charge,
  state,
  words,
  onOtherWay,
}: {
  readonly charge: Charge<Intent, Result>
  readonly state: Extract<ChargeState<Intent, Result>, { kind: 'unknown' }>
  readonly words: keyof typeof texts
  readonly onOtherWay: (() => void) | undefined
}): ReactNode {
  const { t } = useTexts(paymentsTexts)
  const { bank } = state.attempt
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
          {bank?.url === undefined ? null : (
            <Button size="xs" variant="default" onClick={charge.payByLink}>
              {t('bank.sameLink')}
            </Button>
          )}
          {onOtherWay === undefined || bank === null ? null : (
            <Button
              size="xs"
              variant="subtle"
              onClick={() => {
                charge.stopWaiting()
                onOtherWay()
              }}
            >
              {t('bank.otherWay')}
            </Button>
          )}
          <Button size="xs" variant="subtle" onClick={charge.stopWaiting}>
            {t(bank === null ? 'charge.stopWaiting' : 'bank.leave')}
          </Button>
        </div>
      }
    >
      {t(texts[words][state.isLooking ? 'unknown' : 'unknownIdle'])}
    </Notice>
  )
}

function Refusal<Intent, Result>({
  charge,
  reason,
  about,
  isTopUp,
  nextStep,
}: {
  readonly charge: Charge<Intent, Result>
  readonly reason: ChargeRefusal
  readonly about: About
  readonly isTopUp: boolean
  readonly nextStep: (errorName: ErrorName) => ReactNode
}): ReactNode {
  const { t, language } = useTexts(paymentsTexts)
  const errorText = useErrorText()
  const seen = useSeenText()
  const onDismiss = charge.dismiss
  const close = { onDismiss, dismissLabel: t('charge.close') }
  /** What is known of the money after a refusal. */
  const sayMoney = (its: Extract<ChargeRefusal, { kind: 'error' | 'echo' }>): readonly string[] => {
    if (about !== 'charge') return []
    if (its.kind === 'echo') {
      if (its.seenUntil === null) return [t('charge.echoUnseen')]
      return [seen(its.isLooking ? 'charge.echoSeen' : 'charge.seenUntil', its.seenUntil)]
    }
    return its.error instanceof ApiError && its.error.kind === 'server'
      ? [t('charge.nothingTaken')]
      : []
  }
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
          {[
            t(texts[about].stopped),
            ...(about === 'charge'
              ? [
                  ...(reason.seenUntil === null
                    ? []
                    : [seen('charge.seenUntil', reason.seenUntil)]),
                  t(charge.knowsKeys ? 'charge.nextIsSame' : 'charge.nextIsChecked'),
                ]
              : []),
          ].join(' ')}
        </Notice>
      )
    case 'mayChargeTwice':
      return (
        <Notice
          tone="warning"
          announce="now"
          title={t('charge.twiceTitle')}
          action={
            <Button size="xs" variant="default" onClick={() => void charge.submitAnyway()}>
              {t('charge.sendAnyway')}
            </Button>
          }
          {...close}
        >
          {reason.seenUntil === null
            ? t('charge.twiceUnseen')
            : seen('charge.twiceSeen', reason.seenUntil)}
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
    case 'error':
    case 'echo': {
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
          {[errorText(error), ...sayMoney(reason)].join(' ')}
        </Notice>
      )
    }
  }
}

/** Words with the time until which the account was read. */
function useSeenText() {
  const { t, language } = useTexts(paymentsTexts)
  const { timeZone } = useAppContext().api
  return (
    key: 'charge.seenUntil' | 'charge.twiceSeen' | 'charge.echoSeen',
    until: Instant,
  ): string => t(key, { time: formatClock(until, { timeZone, language }) })
}

/** Says that nothing was sent; put aside as soon as the connection is back. */
function Offline({ onDismiss }: { readonly onDismiss: () => void }): ReactNode {
  const { t } = useTexts(paymentsTexts)
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
