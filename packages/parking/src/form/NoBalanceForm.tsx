import { Button } from '@mantine/core'
import {
  ChargeNotice,
  isNewLink,
  kindBeside,
  PayBar,
  useChargeState,
  usePayments,
  type StartIntent,
  type StartUnpaidIntent,
} from '@parking/payments'
import type { ParkingSession } from '@parking/domain'
import { formatPlate, isSamePlate } from '@parking/plates'
import type { Instant } from '@parking/pricing'
import { useFields, useTexts } from '@parking/runtime'
import { Price, Section, useTimedMessage } from '@parking/ui'
import { useState, type ComponentProps, type ReactNode } from 'react'
import {
  CostDetails,
  CostTotal,
  type ParkingData,
  sessionsTexts,
  usePlaceText,
} from '@parking/sessions'
import { parkingTexts } from '../texts/ru.ts'
import { useFocusOfArrival } from './useFocusOfArrival.ts'
import { wantedPlace, wantedStay } from './wantedStay.ts'
import css from './ParkingForm.module.css'
import type { SubmittedForm } from './StartPaymentDialog.tsx'
import { LateStartPayment } from './LateStartPayment.tsx'
import { ParkingFields } from './ParkingFields.tsx'
import { useFormValues } from './useFormValues.ts'
import { usePaidWords } from './usePaidWords.ts'
import type { FormFields } from './useBlocker.ts'
import { usePricedForm, type PricedForm } from './usePricedForm.ts'

/** What is asked about where the driver pays at the end: an hour. */
const anHour = 60

/**
 * Parks in a city that keeps no balances: a session that begins now is paid when it ends, and a stay
 * that has begun already is paid afterwards.
 */
export function NoBalanceForm({
  data,
  arrival,
}: {
  readonly data: ParkingData
  /** Names the link that has led here: then the next field that is empty takes the focus. */
  readonly arrival: string | null
}): ReactNode {
  const { t } = useTexts(parkingTexts)
  const { start, startUnpaid } = usePayments()
  const states = { now: useChargeState(startUnpaid), afterwards: useChargeState(start) }
  const chosen = useFormValues(data)
  const isNow = chosen.day === 'today'
  const values = isNow ? { ...chosen, durationMinutes: anHour, isDurationGone: false } : chosen
  const { zone, parkingCode, vehicle, durationMinutes, startsAt } = values
  const charge = isNow ? states.now : states.afterwards
  const fields: FormFields = useFields()
  const priced = usePricedForm(data, values, charge, false, fields)
  const { cost, known, blocker, missingText } = priced
  const words = usePaidWords(values)
  const [submitted, setSubmitted] = useState<SubmittedForm | null>(null)
  useFocusOfArrival(values, fields, arrival, charge.kind)

  const parked =
    zone === null || vehicle === null ? null : { zone: zone.number, parkingCode, ...vehicle }

  function onPay(): void {
    if (priced.isPaying || blocker !== null || parked === null) return
    priced.pinChoice()
    if (isNow) void startUnpaid.submit(parked)
    else if (durationMinutes !== null && startsAt !== null) {
      setSubmitted({ intent: { ...parked, durationMinutes, startsAt }, values })
    }
  }

  if (states.now.kind === 'done') {
    return <Started sessions={data.account?.profile.sessions ?? []} />
  }
  const bar = {
    ref: fields.at('submit'),
    place: 'page',
    summary: words.summary,
    blocker,
    onBlocked: priced.onBlocked,
    charge: kindBeside(charge),
    onPay,
  } as const
  return (
    <Section title={t('form.title')}>
      <form className={css['form']} noValidate>
        <ParkingFields
          data={data}
          values={values}
          fields={fields}
          missingText={missingText}
          hasDuration={!isNow}
        />
        <div ref={fields.at('cost')}>
          <CostDetails cost={cost} />
        </div>
        {isNow ? (
          <NowBar bar={bar} priced={priced} wanted={wantedPlace(values)} />
        ) : (
          <AfterwardsBar
            bar={bar}
            priced={priced}
            until={words.until}
            startsAt={startsAt}
            wanted={wantedStay(values)}
            isDialogOpen={submitted !== null}
          />
        )}
      </form>
      <LateStartPayment
        submitted={submitted}
        known={known}
        price={() => cost.offer(0)}
        blocker={null}
        onClose={() => setSubmitted(null)}
      />
    </Section>
  )
}

/** What every bar of this form says. */
type Bar = Omit<ComponentProps<typeof PayBar>, 'until' | 'label' | 'sum' | 'notice' | 'children'>

/** Starts at once: what it costs is counted and paid when it ends. */
function NowBar({
  bar,
  priced,
  wanted,
}: {
  readonly bar: Bar
  readonly priced: PricedForm
  readonly wanted: Partial<StartUnpaidIntent>
}): ReactNode {
  const { t, language } = useTexts(parkingTexts)
  const { t: sessionsText } = useTexts(sessionsTexts)
  const { startUnpaid } = usePayments()
  const { known, submit } = priced
  return (
    <PayBar
      {...bar}
      until={t('unpaid.payAtEnd')}
      label={t(submit.label === 'free' ? 'form.submitFree' : 'form.submitStart')}
      sum={null}
      notice={<ChargeNotice charge={startUnpaid} wanted={wanted} />}
    >
      {known === null ? null : (
        <p>
          {t('unpaid.hour')}{' '}
          <Price
            size="s"
            amount={known.total}
            full={known.full}
            locale={language}
            labels={{ full: sessionsText('cost.fullPrice') }}
          />
        </p>
      )}
    </PayBar>
  )
}

/** Pays for a stay that has begun already, in a way that is chosen after the press. */
function AfterwardsBar({
  bar,
  priced: { cost, known, estimated, submit },
  until,
  startsAt,
  wanted,
  isDialogOpen,
}: {
  readonly bar: Bar
  readonly priced: PricedForm
  readonly until: string | null
  readonly startsAt: Instant | null
  readonly wanted: Partial<StartIntent>
  /** Then the dialog tells where the charge stands. */
  readonly isDialogOpen: boolean
}): ReactNode {
  const { t } = useTexts(parkingTexts)
  const { start } = usePayments()
  const isAsked = isNewLink(useChargeState(start))
  return (
    <PayBar
      {...bar}
      until={until}
      label={t(submit.label === 'free' ? 'form.submitFreeStay' : 'form.submitStay')}
      sum={submit.label === 'start' && submit.isEnabled ? (known?.total ?? null) : null}
      notice={
        isDialogOpen || isAsked ? null : (
          <ChargeNotice charge={start} isBesideForm wanted={wanted} />
        )
      }
    >
      {estimated === null ? null : (
        <CostTotal
          cost={cost}
          hasBalance={false}
          startsAt={startsAt}
          estimated={estimated}
          totalBefore={null}
        />
      )}
    </PayBar>
  )
}

/** Says that a session runs, as long as it does; the form is closed until another car is parked. */
function Started({ sessions }: { readonly sessions: readonly ParkingSession[] }): ReactNode {
  const { t } = useTexts(parkingTexts)
  const { startUnpaid } = usePayments()
  const state = useChargeState(startUnpaid)
  const place = usePlaceText()
  const plate = 'attempt' in state ? state.attempt.intent.plate : null
  const isRunning =
    plate !== null &&
    sessions.some((one) => one.status === 'active' && isSamePlate(one.plate, plate))
  // The account shows it a moment after its start was told.
  const [hasRun, setHasRun] = useState(isRunning)
  if (isRunning && !hasRun) setHasRun(true)
  // Then the session's own card says it.
  const [isRead, setRead] = useState(false)
  useTimedMessage(isRunning ? plate : null, () => setRead(true))
  return (
    <div className={css['form']}>
      {isRead && isRunning ? null : (
        <ChargeNotice
          charge={startUnpaid}
          stays
          doneText={(intent) =>
            hasRun && !isRunning
              ? null
              : {
                  title: t('unpaid.startedTitle'),
                  text: t('unpaid.started', {
                    plate: formatPlate(intent.plate),
                    place: place(intent, 'within'),
                  }),
                }
          }
        />
      )}
      <Button variant="default" size="lg" fullWidth onClick={startUnpaid.dismiss}>
        {t('form.another')}
      </Button>
    </div>
  )
}
