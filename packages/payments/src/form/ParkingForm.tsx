import { Button } from '@mantine/core'
import {
  ChargeNotice,
  isBusy,
  topUpRequested,
  type StartIntent,
  useChargeState,
  useCheckout,
} from '@parking/checkout'
import { costCanBeAsked, durationOptions, submitState, type Zone } from '@parking/domain'
import type { Instant } from '@parking/pricing'
import { UnreadableNote, useAppContext, useMessages } from '@parking/runtime'
import { DurationInput, Section } from '@parking/ui'
import { useEffect, useRef, type FormEvent, type KeyboardEvent, type ReactNode } from 'react'
import type { ParkingData } from '../data/useParkingData.ts'
import {
  durationChosen,
  parkingChosen,
  priceShown,
  vehicleChosen,
  zoneChosen,
} from '../draft/parkingDraft.ts'
import { durationLabels } from '../messages/durationLabels.ts'
import { paymentsMessages } from '../messages/paymentsMessages.ts'
import { CostDetails } from '../cost/CostDetails.tsx'
import { CostTotal } from '../cost/CostTotal.tsx'
import { HourPrice } from '../cost/HourPrice.tsx'
import { estimateCost, type EstimateInput } from '../cost/estimateCost.ts'
import { sumShown } from '../cost/chargedSum.ts'
import { firstUnfilled, useFocusOfArrival, type FieldIds } from './focus.ts'
import type { FormValues } from './formValues.ts'
import css from './ParkingForm.module.css'
import { ParkingField } from './ParkingField.tsx'
import { rememberPlace, type PaidBy } from './rememberedPlace.ts'
import { useFormValues } from './useFormValues.ts'
import { useParkingCost } from '../cost/useParkingCost.ts'
import { useOfferedEnds } from './useOfferedEnds.ts'
import { useStartedText } from './useStartedText.ts'
import { VehicleField } from './VehicleField.tsx'
import { ZoneField } from './ZoneField.tsx'

const ids: FieldIds = {
  zone: 'parking-zone',
  plate: 'parking-plate',
  duration: 'parking-duration',
  submit: 'parking-submit',
}

/** Offered as one press, in minutes; those that the city does not sell are left out. */
const quickDurations = [30, 60, 120, 180, 480]

/** Starts parking that is paid from the balance. */
export function ParkingForm({
  data,
  isArrival,
}: {
  readonly data: ParkingData
  /** Whether a link has led here: then the next field that is empty takes the focus. */
  readonly isArrival: boolean
}): ReactNode {
  const { t } = useMessages(paymentsMessages)
  const context = useAppContext()
  const { start } = useCheckout()
  const chargeState = useChargeState(start)
  const isPaying = isBusy(chargeState)
  const values = useFormValues(data)
  const { paidBy, zone, parkingCode, vehicle, durationMinutes } = values
  const question = costQuestion(values)
  const estimated = estimateInputOf(values, data, context.api.timeZone)
  // The tariff that is known here tells when the city's price becomes another one.
  const cost = useParkingCost(question, isPaying, (now) => estimateTotal(estimated, now))
  const known = cost.state.kind === 'known' ? cost.state.cost : null
  const submit = submitState(known, hasError(values) || cost.state.kind === 'failed')
  const startedText = useStartedText()
  const ends = useOfferedEnds(zone?.number ?? null, vehicle, data.settings.durations)
  const form = useRef<HTMLFormElement>(null)
  useFocusOfArrival(values, ids, isArrival)
  useEffect(() => {
    if (question === null) return
    const { choice } = values
    priceShown({
      zone: paidBy === 'zone' ? question.zone : null,
      parking: parkingCode,
      vehicle: choice,
    })
  })
  // The end of a charge has been told once the driver leaves the form.
  useEffect(() => start.dismiss, [start])

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    if (isPaying) return
    if (zone === null || vehicle === null || durationMinutes === null) {
      document.getElementById(firstUnfilled(values, ids))?.focus()
      return
    }
    if (!submit.isEnabled || known === null) return
    if (submit.label === 'continue') {
      topUpRequested(known.topUp)
      return
    }
    void pay({ zone: zone.number, parkingCode, ...vehicle, durationMinutes })
  }

  /** Sends what the driver has pressed for, at the price that was in sight. */
  async function pay(intent: StartIntent): Promise<void> {
    const confirmed = await cost.confirm()
    if (confirmed === null || submitState(confirmed, false).label !== 'start') return
    rememberPlace(context, paidBy, intent.parkingCode ?? intent.zone)
    sumShown('start', { intent, total: confirmed.total, sumBefore: 0 })
    void start.submit(intent)
  }

  /** A spin button is no field of the browser's own, which Enter would submit by itself. */
  function onKeyDown(event: KeyboardEvent): void {
    const isSpinButton =
      event.target instanceof HTMLElement && event.target.getAttribute('role') === 'spinbutton'
    if (event.key === 'Enter' && isSpinButton) form.current?.requestSubmit()
  }

  return (
    <Section title={t('form.title')}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter only */}
      <form ref={form} className={css['form']} onSubmit={onSubmit} onKeyDown={onKeyDown} noValidate>
        {paidBy === 'zone' ? (
          <ZoneField
            id={ids.zone}
            zones={data.zones}
            value={zone}
            unknownZone={values.unknownPlace}
            onChange={zoneChosen}
          />
        ) : (
          <ParkingField
            id={ids.zone}
            zones={data.zones}
            value={parkingCode}
            unknownParking={values.unknownPlace}
            onChange={parkingChosen}
          />
        )}
        <UnreadableNote count={unreadablePlaces(data, paidBy)} />
        <VehicleField
          plateId={ids.plate}
          vehicles={data.account?.profile.vehicles ?? []}
          unreadable={data.account?.profile.unreadable.vehicles ?? 0}
          values={values}
          onChange={vehicleChosen}
        />
        <HourPrice zone={zone?.number ?? null} vehicle={vehicle} />
        <UnreadableNote count={data.settings.unreadable.durations} />
        <DurationInput
          id={ids.duration}
          label={t('form.duration')}
          description={t('form.durationHint')}
          error={values.isDurationGone ? t('form.durationGone') : null}
          options={durationOptions(data.settings.durations)}
          value={durationMinutes}
          onChange={durationChosen}
          chips={quickDurations}
          ends={ends}
          labels={durationLabels(t)}
        />
        <CostDetails cost={cost} />
        <PayBar
          label={submit.label}
          isEnabled={submit.isEnabled}
          isSending={chargeState.kind === 'sending'}
          isConfirming={cost.isConfirming}
          isPaying={isPaying}
          missing={missingOf(values)}
          notice={<ChargeNotice charge={start} doneText={startedText} />}
          isStuck={missingOf(values) === null || chargeState.kind !== 'idle'}
        >
          <CostTotal cost={cost} estimated={estimated} />
        </PayBar>
      </form>
    </Section>
  )
}

const submitKeys = {
  free: 'form.submitFree',
  start: 'form.submitStart',
  continue: 'form.submitContinue',
} as const

type Missing =
  | 'form.missingZone'
  | 'form.missingParking'
  | 'form.missingVehicle'
  | 'form.missingDuration'

/** What is to be paid, or what is missing for that, and the button that pays. */
function PayBar(props: {
  readonly label: keyof typeof submitKeys
  readonly isEnabled: boolean
  readonly isSending: boolean
  /** Whether the price is being asked again before it is paid. */
  readonly isConfirming: boolean
  readonly isPaying: boolean
  readonly missing: Missing | null
  /** What has become of the payment. */
  readonly notice: ReactNode
  /** Whether it stays in sight: there is something to pay, or to be told. */
  readonly isStuck: boolean
  /** The total, which takes the place of what is missing. */
  readonly children: ReactNode
}): ReactNode {
  const { label, isEnabled, isSending, isPaying, missing, notice, isStuck, children } = props
  const isLoading = isSending || props.isConfirming
  const { t } = useMessages(paymentsMessages)
  const hintId = `${ids.submit}-hint`
  return (
    <div className={css['pay']} data-stuck={isStuck}>
      <div className={css['notice']}>{notice}</div>
      <div className={css['cost']}>
        {missing === null ? children : null}
        <p id={hintId} className={css['hint']}>
          {isSending ? t('form.sending') : missing === null ? '' : t(missing)}
        </p>
      </div>
      <Button
        id={ids.submit}
        type="submit"
        size="lg"
        className={css['submit'] ?? ''}
        disabled={!isEnabled || (isPaying && !isSending)}
        loading={isLoading}
        aria-describedby={hintId}
      >
        {t(submitKeys[label])}
      </Button>
    </div>
  )
}

/** How many of the places that the form offers could not be read; a whole list counts as one. */
function unreadablePlaces({ zones, unreadableZones }: ParkingData, paidBy: PaidBy): number {
  if (paidBy === 'zone') return unreadableZones
  const count = ({ unreadable = 0 }: Zone): number => (unreadable === 'all' ? 1 : unreadable)
  return zones.reduce((sum, zone) => sum + count(zone), unreadableZones)
}

function missingOf(values: FormValues): Missing | null {
  if (values.zone === null) {
    return values.paidBy === 'zone' ? 'form.missingZone' : 'form.missingParking'
  }
  if (values.vehicle === null) return 'form.missingVehicle'
  return values.durationMinutes === null ? 'form.missingDuration' : null
}

function hasError({ unknownPlace, vehicleRefusal }: FormValues): boolean {
  return unknownPlace !== null || vehicleRefusal !== null
}

function costQuestion(values: FormValues) {
  const { zone, parkingCode, vehicle, durationMinutes } = values
  const question = { zone: zone?.number ?? null, parkingCode, vehicle, durationMinutes }
  return costCanBeAsked(question, hasError(values)) ? question : null
}

function estimateTotal(input: Omit<EstimateInput, 'start'> | null, start: Instant): number | null {
  return input === null ? null : (estimateCost({ ...input, start })?.total ?? null)
}

function estimateInputOf(values: FormValues, data: ParkingData, timeZone: string) {
  const { zone, vehicle, durationMinutes } = values
  if (zone === null || vehicle === null || durationMinutes === null) return null
  const { settings, account } = data
  const benefits = account?.benefits ?? []
  return { zone, vehicle, durationMinutes, settings, benefits, timeZone }
}
