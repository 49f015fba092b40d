import { Button } from '@mantine/core'
import { settingsQuery } from '@parking/api-client'
import {
  ChargeNotice,
  formatTopUpSum,
  isBusy,
  PayBar,
  type PayBlocker,
  topUpRequested,
  useChargeDialog,
  useChargeState,
  usePaymentMethods,
  usePayments,
} from '@parking/payments'
import {
  durationOptions,
  formatUntil,
  missingSum,
  submitState,
  type SubmitState,
  type TimedSession,
  type Unreadable,
  type Vehicle,
  zonePriceAt,
} from '@parking/domain'
import { formatPlate } from '@parking/plates'
import { formatMoney, type Kopecks } from '@parking/pricing'
import { type Fields, useAppContext, useCitySettings, useFields, useTexts } from '@parking/runtime'
import { Dialog, DurationInput, NumberPlate, Price } from '@parking/ui'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { CostFailure } from '../cost/CostFailure.tsx'
import { findPriceBlocker } from '../cost/findPriceBlocker.ts'
import { PriceChange } from '../cost/PriceChange.tsx'
import {
  type AskedCost,
  isBeingAsked,
  type KnownCost,
  useParkingCost,
} from '../cost/useParkingCost.ts'
import { useZoneRules } from '../cost/useZoneRules.ts'
import { topUpToExtend } from '../draft/continuation.ts'
import { extensionChosen, usualExtension } from '../draft/lastExtension.ts'
import { useDurationLabels } from '../texts/useDurationLabels.ts'
import { sessionsTexts } from '../texts/ru.ts'
import css from './ExtendDialog.module.css'
import { ExtendAtBank } from './ExtendAtBank.tsx'
import { GapNote } from './GapNote.tsx'
import { renewNextStep } from './renewNextStep.tsx'
import { usePlaceText } from './usePlaceText.ts'
import { SessionGone } from './SessionGone.tsx'
import { useLastSeen } from './useLastSeen.ts'
import { useRunningSession } from './useRunningSession.ts'
import { extendRequested, sessionActionClosed } from '../draft/useSessionAction.ts'

const minute = 60_000
const quickDurations = [15, 30, 60, 120]

/**
 * Extends a session: the cost first, then the payment.
 *
 * @param props.durationMinutes - what is chosen; null where nothing is: then it is as usual
 */
export function ExtendDialog({
  sessionId,
  durationMinutes: chosen,
}: {
  readonly sessionId: string
  readonly durationMinutes: number | null
}): ReactNode {
  const { t } = useTexts(sessionsTexts)
  const { renew } = usePayments()
  const { timed: session, vehicle, unreadable, session: listed } = useRunningSession(sessionId)
  useChargeDialog(renew, sessionActionClosed)
  const lastSeen = useLastSeen(session)
  const usual = useUsualExtension()
  if (session === null) {
    const isEndless = listed !== null
    return <MissingDialog unreadable={unreadable} lastSeen={lastSeen} isEndless={isEndless} />
  }
  return (
    <RunningDialog
      session={session}
      vehicle={vehicle}
      title={t('extend.title')}
      durationMinutes={chosen ?? usual}
    />
  )
}

function MissingDialog({
  unreadable,
  lastSeen,
  isEndless,
}: {
  readonly unreadable: Unreadable
  readonly isEndless: boolean
  readonly lastSeen: TimedSession | null
}): ReactNode {
  const { t } = useTexts(sessionsTexts)
  const { renew } = usePayments()
  return (
    <SessionGone
      title={t('extend.title')}
      text={t(isEndless ? 'extend.endless' : 'extend.gone')}
      unreadable={unreadable}
    >
      <ChargeNotice charge={renew} isBesideForm nextStep={renewNextStep} />
      {lastSeen === null || isEndless ? null : <GapNote session={lastSeen} isRunning={false} />}
    </SessionGone>
  )
}

function RunningDialog({
  session,
  vehicle,
  title,
  durationMinutes,
}: {
  readonly session: TimedSession
  readonly vehicle: Vehicle | null
  readonly title: string
  readonly durationMinutes: number | null
}): ReactNode {
  const { t, language } = useTexts(sessionsTexts)
  const context = useAppContext()
  const { api } = context
  const { renew } = usePayments()
  const charge = useChargeState(renew)
  const isPaying = isBusy(charge)
  const { data: settings } = useQuery(settingsQuery(api))
  const { methods, profile } = usePaymentMethods()
  // The last balance that was told stands while the next price is asked for.
  const [isShort, setShort] = useState(false)
  const { reservationId, plate, zone, endsAt, sum } = session
  const renewal =
    reservationId === null
      ? null
      : { reservationId, plate, zone, endsAt, durationMinutes: durationMinutes ?? 0 }
  const isAtBank = isShort && methods.length > 0 && renewal !== null
  // What is paid begins where the session ends, which another device may move.
  const question = costQuestion(session, vehicle, durationMinutes)
  const cost = useParkingCost(question, isPaying, () => session.endsAt, !isAtBank)
  const known = cost.state.kind === 'known' ? cost.state.cost : null
  const submit = submitState(known, false)
  const missing = known === null || submit.label !== 'continue' ? null : missingSum(known)
  if (known !== null && known.total > 0 && isShort !== (missing !== null)) setShort(!isShort)
  const rules = useZoneRules(session.zone, vehicle)
  const after = rules === null ? null : zonePriceAt(rules.tariff, session.endsAt, rules.context)
  const freeUntil = after?.kind === 'free' ? after.until : null
  const place = usePlaceText()
  const fields = useFields<Field>()
  const labels = useDurationLabels()
  const blocker = useBlocker(durationMinutes, cost, submit, fields)

  function topUp(amount: Kopecks): void {
    if (profile !== null && durationMinutes !== null) {
      topUpToExtend(context, profile, { sessionId: session.id, durationMinutes })
    }
    topUpRequested(amount)
  }

  function extend(): void {
    if (renewal === null || durationMinutes === null) return
    const offered = cost.offer(sum)
    if (offered === null) return
    extensionChosen(context, durationMinutes)
    void renew.submit(renewal, offered)
  }

  const summary = [formatPlate(plate), place(session, 'within')]
  const price =
    cost.state.kind === 'known' || cost.state.kind === 'asking' ? (
      <ExtensionCost
        state={cost.state}
        endsAt={endsAt + (durationMinutes ?? 0) * minute}
        freeUntil={freeUntil}
      />
    ) : null
  const topUpText =
    missing === null ? '' : t('extend.topUp', { amount: formatTopUpSum(missing, language) })

  return (
    <Dialog
      opened
      onClose={sessionActionClosed}
      title={title}
      closeLabel={t('extend.close')}
      footer={
        isAtBank ? undefined : (
          <PayBar
            ref={fields.at('submit')}
            place="dialog"
            summary={summary}
            until={null}
            label={missing === null ? t('extend.confirm') : topUpText}
            sum={submit.isEnabled && missing === null ? (known?.total ?? null) : null}
            blocker={blocker}
            charge={charge.kind}
            findNotice={() => fields.find('notice')}
            onPay={() => {
              if (missing === null) extend()
              else topUp(missing)
            }}
          >
            {price}
          </PayBar>
        )
      }
    >
      <div className={css['body']}>
        <Subject session={session} vehicle={vehicle} />
        <GapNote session={session} isRunning />
        {isAtBank ? null : (
          <div ref={fields.at('notice')}>
            <ChargeNotice
              charge={renew}
              isBesideForm
              wanted={
                renewal === null
                  ? undefined
                  : {
                      reservationId: renewal.reservationId,
                      durationMinutes: renewal.durationMinutes,
                    }
              }
              nextStep={renewNextStep}
            />
          </div>
        )}
        <DurationInput
          ref={fields.at('duration')}
          label={t('extend.duration')}
          options={durationOptions(settings?.durations ?? null)}
          value={durationMinutes}
          onChange={(minutes) => {
            // A link to the bank is good for what it was asked for.
            if (charge.kind === 'atBank') renew.dismiss()
            extendRequested(session.id, minutes)
          }}
          chips={quickDurations}
          disabled={isPaying}
          labels={labels}
          onEnter={() => fields.find('submit')?.click()}
        />
        <div ref={fields.at('cost')}>
          {cost.state.kind === 'failed' ? (
            <CostFailure error={cost.state.error} onRetry={cost.askAgain} />
          ) : null}
        </div>
        {isAtBank ? (
          <div className={css['body']}>
            <ExtendAtBank
              renewal={renewal}
              summary={summary}
              sum={submit.isEnabled ? (known?.total ?? null) : null}
              price={() => cost.offer(sum)}
              methods={methods}
              profile={profile}
              payButton={fields.at('submit')}
              blocker={blocker}
              details={price}
            />
            {missing === null || isPaying || charge.kind === 'atBank' ? null : (
              <Button variant="subtle" onClick={() => topUp(missing)}>
                {topUpText}
              </Button>
            )}
          </div>
        ) : null}
      </div>
    </Dialog>
  )
}

type Field = 'notice' | 'duration' | 'cost' | 'submit'

/** Says what stands between the dialog and its payment, and where that is put right. */
function useBlocker(
  durationMinutes: number | null,
  { state }: AskedCost,
  submit: SubmitState,
  fields: Fields<Field>,
): PayBlocker | null {
  const { t } = useTexts(sessionsTexts)
  const words = {
    free: t('extend.free'),
    priceAsked: t('cost.wait'),
    noPrice: t('cost.needed'),
  }
  const askAgain = () => fields.find('cost')?.querySelector('button') ?? null
  if (durationMinutes === null)
    return { words: t('extend.choose'), field: () => fields.find('duration') }
  const found = findPriceBlocker(state, submit)
  if (found === null) return null
  return { words: words[found], field: found === 'noPrice' ? askAgain : null }
}

function Subject({
  session,
  vehicle,
}: {
  readonly session: TimedSession
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
  state,
  endsAt,
  freeUntil,
}: {
  readonly state: KnownCost | { readonly kind: 'asking' }
  readonly endsAt: number
  /** Until when parking is free after the session; null where that is not known. */
  readonly freeUntil: number | null
}): ReactNode {
  const { t } = useTexts(sessionsTexts)
  return (
    <div className={css['cost']} aria-live="polite" aria-busy={isBeingAsked(state)}>
      {state.kind === 'known' ? (
        <Known {...state} endsAt={endsAt} freeUntil={freeUntil} />
      ) : (
        <p className={css['note']}>{t('cost.asking')}</p>
      )}
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
  const { t, language } = useTexts(sessionsTexts)
  const { api, clock } = useAppContext()
  const say = (at: number) => formatUntil(at, clock.now(), { timeZone: api.timeZone, language })
  return (
    <>
      <Price
        size="s"
        amount={cost.total}
        full={cost.full}
        locale={language}
        labels={{ full: t('cost.fullPrice') }}
      />
      <span className={css['note']}>
        {t(isRefreshing ? 'cost.asking' : 'extend.newEnd', { time: say(endsAt) })}
      </span>
      <PriceChange before={before} now={cost.total} />
      {cost.total === 0 ? (
        <p className={css['note']}>
          {freeUntil === null ? t('extend.free') : t('extend.freeUntil', { time: say(freeUntil) })}
        </p>
      ) : null}
      {cost.isMoneyEnough ? null : (
        <strong className={css['missing']}>
          {t('extend.missing', { amount: formatMoney(missingSum(cost), language) })}
        </strong>
      )}
    </>
  )
}

function costQuestion(
  session: TimedSession,
  vehicle: Vehicle | null,
  durationMinutes: number | null,
) {
  if (durationMinutes === null) return null
  const { plate, zone, parkingCode, reservationId } = session
  const known = vehicle === null ? {} : { format: vehicle.format, category: vehicle.category }
  return { vehicle: { plate, ...known }, zone, parkingCode, reservationId, durationMinutes }
}

/** By how much a session is extended when nobody has chosen, so that the next press can pay. */
function useUsualExtension(): number | null {
  const context = useAppContext()
  const settings = useCitySettings()
  return settings === null ? null : usualExtension(context, settings.durations)
}
