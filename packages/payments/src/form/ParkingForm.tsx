import {
  ChargeNotice,
  formatTopUpSum,
  isBusy,
  PayBar,
  type StartIntent,
  topUpRequested,
  useChargeState,
  useCheckout,
} from '@parking/checkout'
import {
  costCanBeAsked,
  durationOptions,
  missingSum,
  submitState,
  type ErrorName,
  type SubmitState,
} from '@parking/domain'
import type { Instant, Kopecks } from '@parking/pricing'
import { UnreadableNote, useAppContext, useMessages } from '@parking/runtime'
import { DurationInput, Section } from '@parking/ui'
import { useEffect, useState, type ReactNode } from 'react'
import type { ParkingData } from '../data/useParkingData.ts'
import { topUpToPark } from '../draft/continuation.ts'
import { durationChosen, priceShown } from '../draft/parkingDraft.ts'
import { durationLabels } from '../messages/durationLabels.ts'
import { paymentsMessages } from '../messages/paymentsMessages.ts'
import { CostDetails } from '../cost/CostDetails.tsx'
import { CostTotal } from '../cost/CostTotal.tsx'
import { HourPrice } from '../cost/HourPrice.tsx'
import { estimateCost, type EstimateInput } from '../cost/estimateCost.ts'
import { blockerKeys, findField } from './blockerWords.ts'
import { findBlocker, type Blocker } from './findBlocker.ts'
import { useFocusOfArrival } from './focus.ts'
import { formIds as ids } from './formIds.ts'
import type { FormValues } from './formValues.ts'
import css from './ParkingForm.module.css'
import { PlaceAndVehicle, useMissingText } from './PlaceAndVehicle.tsx'
import { StartNextStep } from './StartNextStep.tsx'
import { useFormValues } from './useFormValues.ts'
import { useParkingCost, type AskedCost } from '../cost/useParkingCost.ts'
import { useOfferedEnds } from './useOfferedEnds.ts'
import { usePaidWords } from './usePaidWords.ts'

function startNextStep(errorName: ErrorName, intent: StartIntent): ReactNode {
  return <StartNextStep errorName={errorName} intent={intent} ids={ids} />
}

/** Offered as one press, in minutes; those that the city does not sell are left out. */
const quickDurations = [30, 60, 120, 180, 480]

/** Starts parking that is paid from the balance. */
export function ParkingForm({
  data,
  isArrival,
  totalBefore,
}: {
  readonly data: ParkingData
  /** What the same cost before the driver went to the bank; null where nobody did. */
  readonly totalBefore: Kopecks | null
  /** Whether a link has led here: then the next field that is empty takes the focus. */
  readonly isArrival: boolean
}): ReactNode {
  const { t, language } = useMessages(paymentsMessages)
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
  const missing = known === null || submit.label !== 'continue' ? null : missingSum(known)
  const ends = useOfferedEnds(zone?.number ?? null, vehicle, data.settings.durations)
  const blocker = findBlocker(values, cost.state, submit, chargeState.kind)
  const [told, setTold] = useState<Blocker | null>(null)
  const missingText = useMissingText(told, blocker)
  useFocusOfArrival(values, ids, isArrival)
  useEffect(() => {
    // Back from the bank: what is left to do is one press.
    if (totalBefore !== null) document.getElementById(ids.submit)?.focus()
  }, [totalBefore])
  useEffect(() => {
    if (question === null) return
    const { choice } = values
    priceShown({
      zone: paidBy === 'zone' ? question.zone : null,
      parking: parkingCode,
      vehicle: choice,
    })
  })

  function onPay(): void {
    if (isPaying || blocker !== null || known === null) return
    if (zone === null || vehicle === null || durationMinutes === null) return
    if (missing !== null) {
      if (data.account !== null) topUpToPark(context, data.account.profile, known.total)
      topUpRequested(missing)
      return
    }
    const intent = { zone: zone.number, parkingCode, ...vehicle, durationMinutes }
    const price = cost.offer(0)
    if (price !== null) void start.submit(intent, price)
  }

  return (
    <Section title={t('form.title')}>
      <form id={ids.form} className={css['form']} noValidate>
        <PlaceAndVehicle data={data} values={values} missingText={missingText} />
        <HourPrice zone={zone?.number ?? null} vehicle={vehicle} />
        <UnreadableNote count={data.settings.unreadable.durations} />
        <DurationInput
          id={ids.duration}
          label={t('form.duration')}
          description={t('form.durationHint')}
          error={values.isDurationGone ? t('form.durationGone') : missingText('missingDuration')}
          options={durationOptions(data.settings.durations)}
          value={durationMinutes}
          onChange={durationChosen}
          chips={quickDurations}
          ends={ends}
          labels={durationLabels(t)}
          onEnter={() => document.getElementById(ids.submit)?.click()}
        />
        <div id={ids.cost}>
          <CostDetails cost={cost} />
        </div>
        <PayBar
          id={ids.submit}
          place="page"
          {...usePaidWords(values)}
          label={t(submitKeys[submit.label], {
            amount: missing === null ? '' : formatTopUpSum(missing, language),
          })}
          sum={chargeable(submit, cost.state)}
          blocker={
            blocker === null ? null : { words: t(blockerKeys[blocker]), field: findField(blocker) }
          }
          onBlocked={() => setTold(blocker)}
          isBusy={chargeState.kind === 'sending' || chargeState.kind === 'checking'}
          notice={
            <div id={ids.notice}>
              <ChargeNotice charge={start} nextStep={startNextStep} />
            </div>
          }
          onPay={onPay}
        >
          {estimated === null ? null : (
            <CostTotal cost={cost} estimated={estimated} totalBefore={totalBefore} />
          )}
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

/** What a press would charge; null while that is nothing, or not known. */
function chargeable({ label, isEnabled }: SubmitState, state: AskedCost['state']) {
  return isEnabled && label === 'start' && state.kind === 'known' ? state.cost.total : null
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
