import { Button } from '@mantine/core'
import { settingsQuery } from '@parking/api-client'
import {
  ChargeNotice,
  isBusy,
  topUpRequested,
  useChargeState,
  useCheckout,
} from '@parking/checkout'
import {
  submitState,
  formatUntil,
  durationOptions,
  zonePriceAt,
  type ParkingSession,
  type Unreadable,
  type Vehicle,
} from '@parking/domain'
import { formatMoney } from '@parking/pricing'
import { UnreadableNote, useAppContext, useErrorText, useMessages } from '@parking/runtime'
import { Dialog, DurationInput, Notice, NumberPlate, Price } from '@parking/ui'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { sumShown } from '../cost/chargedSum.ts'
import { PriceChange } from '../cost/PriceChange.tsx'
import {
  isBeingAsked,
  useParkingCost,
  type AskedCost,
  type KnownCost,
} from '../cost/useParkingCost.ts'
import { useZoneRules } from '../cost/useZoneRules.ts'
import { durationLabels } from '../messages/durationLabels.ts'
import { paymentsMessages } from '../messages/paymentsMessages.ts'
import css from './ExtendDialog.module.css'
import { useChargeDialog } from './useChargeDialog.ts'
import { usePlaceText } from './usePlaceText.ts'
import { useRunningSession } from './useRunningSession.ts'
import { sessionActionClosed } from './useSessionAction.ts'

const minute = 60_000
const quickDurations = [15, 30, 60, 120]

/** Extends a session: the cost first, then the payment. */
export function ExtendDialog({ sessionId }: { readonly sessionId: string }): ReactNode {
  const { t } = useMessages(paymentsMessages)
  const { renew } = useCheckout()
  const { session, vehicle, unreadable } = useRunningSession(sessionId)
  useChargeDialog(renew, sessionActionClosed)
  if (session === null) return <MissingDialog unreadable={unreadable} />
  return <RunningDialog session={session} vehicle={vehicle} title={t('extend.title')} />
}

function MissingDialog({ unreadable }: { readonly unreadable: Unreadable }): ReactNode {
  const { t } = useMessages(paymentsMessages)
  const { renew } = useCheckout()
  return (
    <Dialog
      opened
      onClose={sessionActionClosed}
      title={t('extend.title')}
      closeLabel={t('extend.close')}
    >
      <div className={css['body']}>
        <ChargeNotice charge={renew} />
        {unreadable === 0 ? <p>{t('extend.gone')}</p> : <UnreadableNote count={unreadable} />}
      </div>
    </Dialog>
  )
}

function RunningDialog({
  session,
  vehicle,
  title,
}: {
  readonly session: ParkingSession
  readonly vehicle: Vehicle | null
  readonly title: string
}): ReactNode {
  const { t } = useMessages(paymentsMessages)
  const { api } = useAppContext()
  const { renew } = useCheckout()
  const charge = useChargeState(renew)
  const isPaying = isBusy(charge)
  const { data: settings } = useQuery(settingsQuery(api))
  const [durationMinutes, setDuration] = useState<number | null>(null)
  // What is paid begins where the session ends, which another device may move.
  const question = costQuestion(session, vehicle, durationMinutes)
  const cost = useParkingCost(question, isPaying, () => session.endsAt)
  const known = cost.state.kind === 'known' ? cost.state.cost : null
  const submit = submitState(known, false)
  const isShort = submit.label === 'continue'
  const rules = useZoneRules(session.zone, vehicle)
  const after = rules === null ? null : zonePriceAt(rules.tariff, session.endsAt, rules.context)
  const freeUntil = after?.kind === 'free' ? after.until : null

  async function extend(): Promise<void> {
    const { reservationId, plate, zone, endsAt, sum } = session
    if (reservationId === null || durationMinutes === null) return
    const confirmed = await cost.confirm()
    if (confirmed === null || submitState(confirmed, false).label !== 'start') return
    const intent = { reservationId, plate, zone, endsAt, durationMinutes }
    sumShown('renew', { intent, total: confirmed.total, sumBefore: sum })
    void renew.submit(intent)
  }

  return (
    <Dialog
      opened
      onClose={sessionActionClosed}
      title={title}
      closeLabel={t('extend.close')}
      footer={
        <>
          <Button variant="default" onClick={sessionActionClosed}>
            {t('extend.back')}
          </Button>
          {isShort ? (
            <Button onClick={() => topUpRequested(known?.topUp ?? null)}>
              {t('extend.topUp')}
            </Button>
          ) : (
            <Button
              onClick={() => void extend()}
              disabled={!submit.isEnabled || (isPaying && charge.kind !== 'sending')}
              loading={charge.kind === 'sending' || cost.isConfirming}
            >
              {t('extend.confirm')}
            </Button>
          )}
        </>
      }
    >
      <div className={css['body']}>
        <Subject session={session} vehicle={vehicle} />
        <ChargeNotice charge={renew} />
        <DurationInput
          label={t('extend.duration')}
          options={durationOptions(settings?.durations ?? null)}
          value={durationMinutes}
          onChange={setDuration}
          chips={quickDurations}
          disabled={isPaying}
          labels={durationLabels(t)}
        />
        <ExtensionCost
          cost={cost}
          endsAt={session.endsAt + (durationMinutes ?? 0) * minute}
          freeUntil={freeUntil}
        />
      </div>
    </Dialog>
  )
}

function Subject({
  session,
  vehicle,
}: {
  readonly session: ParkingSession
  readonly vehicle: Vehicle | null
}): ReactNode {
  const place = usePlaceText()
  return (
    <p className={css['subject']}>
      <NumberPlate number={session.plate} format={vehicle?.format ?? 'russian'} size="s" />
      <span>{place(session)}</span>
    </p>
  )
}

function ExtensionCost({
  cost,
  endsAt,
  freeUntil,
}: {
  readonly cost: AskedCost
  readonly endsAt: number
  /** Until when parking is free after the session; null where that is not known. */
  readonly freeUntil: number | null
}): ReactNode {
  const { t } = useMessages(paymentsMessages)
  const errorText = useErrorText()
  const { state, askAgain } = cost
  return (
    <div className={css['cost']} aria-live="polite" aria-busy={isBeingAsked(state)}>
      {state.kind === 'none' ? <p className={css['note']}>{t('extend.choose')}</p> : null}
      {state.kind === 'asking' ? <p className={css['note']}>{t('cost.asking')}</p> : null}
      {state.kind === 'known' ? <Known {...state} endsAt={endsAt} freeUntil={freeUntil} /> : null}
      {state.kind === 'failed' ? (
        <Notice
          tone="negative"
          announce="now"
          title={t('cost.failed')}
          action={
            <Button size="xs" variant="default" onClick={askAgain}>
              {t('cost.retry')}
            </Button>
          }
        >
          {errorText(state.error)}
        </Notice>
      ) : null}
    </div>
  )
}

function Known({
  cost,
  before,
  isRefreshing,
  endsAt,
  freeUntil,
}: KnownCost & { readonly endsAt: number; readonly freeUntil: number | null }): ReactNode {
  const { t, language } = useMessages(paymentsMessages)
  const { api, clock } = useAppContext()
  const say = (at: number) => formatUntil(at, clock.now(), { timeZone: api.timeZone, language })
  return (
    <>
      <p className={css['row']}>
        <span>{t('extend.cost')}</span>
        <Price
          amount={cost.total}
          full={cost.full}
          locale={language}
          labels={{ full: t('cost.fullPrice') }}
        />
      </p>
      <p className={css['note']}>
        {t(isRefreshing ? 'cost.asking' : 'extend.newEnd', { time: say(endsAt) })}
      </p>
      <PriceChange before={before} now={cost.total} />
      {cost.total === 0 ? (
        <p className={css['note']}>
          {freeUntil === null ? t('extend.free') : t('extend.freeUntil', { time: say(freeUntil) })}
        </p>
      ) : null}
      {cost.isMoneyEnough ? null : (
        <Notice tone="warning" announce="politely">
          {t('extend.missing', { amount: formatMoney(cost.topUp, language) })}
        </Notice>
      )}
    </>
  )
}

function costQuestion(
  session: ParkingSession,
  vehicle: Vehicle | null,
  durationMinutes: number | null,
) {
  if (durationMinutes === null) return null
  const { plate, zone, parkingCode, reservationId } = session
  const known = vehicle === null ? {} : { format: vehicle.format, category: vehicle.category }
  return { vehicle: { plate, ...known }, zone, parkingCode, reservationId, durationMinutes }
}
