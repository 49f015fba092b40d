import { Button } from '@mantine/core'
import {
  ChargeNotice,
  formatTopUpSum,
  isNewLink,
  kindBeside,
  PayBar,
  type StartIntent,
  topUpRequested,
  useChargeState,
  usePaymentMethods,
  usePayments,
} from '@parking/payments'
import { type ErrorName, missingSum, type SubmitState } from '@parking/domain'
import type { Kopecks } from '@parking/pricing'
import { useAppContext, useFields, useTexts } from '@parking/runtime'
import { Section } from '@parking/ui'
import { type ReactNode, useEffect, useState } from 'react'
import {
  type AskedCost,
  CostDetails,
  CostTotal,
  ExtendParked,
  type ParkingData,
  topUpToPark,
} from '@parking/sessions'
import { parkingTexts } from '../texts/ru.ts'
import { useFocusOfArrival } from './useFocusOfArrival.ts'
import { wantedStay } from './wantedStay.ts'
import css from './ParkingForm.module.css'
import { WhyBenefits } from './lateAdvice.tsx'
import { LateStartPayment } from './LateStartPayment.tsx'
import { ParkingFields } from './ParkingFields.tsx'
import type { SubmittedForm } from './StartPaymentDialog.tsx'
import { useFormValues } from './useFormValues.ts'
import type { FormFields } from './useBlocker.ts'
import { usePricedForm } from './usePricedForm.ts'
import { usePaidWords } from './usePaidWords.ts'

const atZone = { field: 'zone', label: 'form.missingZone' } as const

const steps: Partial<
  Record<ErrorName, { readonly field: 'zone' | 'duration'; readonly label: FieldLabel }>
> = {
  ZoneNotFound: atZone,
  TariffNotFound: atZone,
  NotInCity: atZone,
  NoZoneSelected: atZone,
  CantFindParking: { field: 'zone', label: 'form.missingParking' },
  NoDurationSelected: { field: 'duration', label: 'form.missingDuration' },
}

type FieldLabel = 'form.missingZone' | 'form.missingParking' | 'form.missingDuration'

/** Starts parking that is paid from the balance. */
export function ParkingForm({
  data,
  arrival,
  totalBefore,
}: {
  readonly data: ParkingData
  /** What the same cost before the driver went to the bank; null where nobody did. */
  readonly totalBefore: Kopecks | null
  /** Names the link that has led here: then the next field that is empty takes the focus. */
  readonly arrival: string | null
}): ReactNode {
  const { t, language } = useTexts(parkingTexts)
  const context = useAppContext()
  const { start } = usePayments()
  const chargeState = useChargeState(start)
  const values = useFormValues(data)
  const { zone, parkingCode, vehicle, durationMinutes, day, startsAt } = values
  const fields: FormFields = useFields()
  const priced = usePricedForm(data, values, chargeState, true, fields)
  const { cost, known, estimated, submit, blocker, isPaying, missingText, pinChoice } = priced
  const missing = known === null || submit.label !== 'continue' ? null : missingSum(known)
  const { methods } = usePaymentMethods()
  /** What the balance has too little for is paid itself, where the city lists ways to. */
  const isAtBank = missing !== null && methods.length > 0
  const [submitted, setSubmitted] = useState<SubmittedForm | null>(null)
  const isDialogOpen = submitted !== null
  useFocusOfArrival(values, fields, arrival, chargeState.kind)
  useEffect(() => {
    // Back from the bank: what is left to do is one press.
    if (totalBefore !== null) fields.find('submit')?.focus()
  }, [totalBefore, fields])

  const begun = startsAt === null ? {} : { startsAt }
  const intent =
    zone === null || vehicle === null || durationMinutes === null
      ? null
      : { zone: zone.number, parkingCode, ...vehicle, durationMinutes, ...begun }

  function nextStep(errorName: ErrorName, sent: StartIntent): ReactNode {
    return <StartNextStep errorName={errorName} intent={sent} fields={fields} />
  }

  function topUp(): void {
    if (missing === null || known === null) return
    pinChoice()
    if (data.account !== null) topUpToPark(context, data.account.profile, known.total)
    topUpRequested(missing)
  }

  function onPay(): void {
    if (isPaying || blocker !== null || known === null || intent === null) return
    if (missing !== null && !isAtBank) {
      topUp()
      return
    }
    pinChoice()
    const price = cost.offer(0)
    if (isAtBank) setSubmitted({ intent, values })
    else if (price !== null) void start.submit(intent, price)
  }

  const topUpText =
    missing === null ? '' : t('form.submitContinue', { amount: formatTopUpSum(missing, language) })

  const payLabel = isAtBank
    ? t('form.submitAtBank')
    : missing === null
      ? t((day === 'today' ? submitKeys : stayKeys)[submit.label])
      : topUpText

  return (
    <Section title={t('form.title')}>
      <form className={css['form']} noValidate>
        <ParkingFields data={data} values={values} fields={fields} missingText={missingText} />
        <div ref={fields.at('cost')}>
          <CostDetails cost={cost} />
          <WhyBenefits data={data} values={values} intervals={known?.intervals ?? []} />
        </div>
        <PayBar
          ref={fields.at('submit')}
          place="page"
          {...usePaidWords(values)}
          label={payLabel}
          sum={isAtBank ? (known?.total ?? null) : chargeable(submit, cost.state)}
          blocker={blocker}
          onBlocked={priced.onBlocked}
          charge={kindBeside(chargeState)}
          notice={
            isDialogOpen || isNewLink(chargeState) ? null : (
              <ChargeNotice
                charge={start}
                isBesideForm
                wanted={wantedStay(values)}
                nextStep={nextStep}
              />
            )
          }
          onPay={onPay}
        >
          {estimated === null ? null : (
            <CostTotal
              cost={cost}
              startsAt={startsAt}
              estimated={estimated}
              totalBefore={totalBefore}
            />
          )}
        </PayBar>
        {isAtBank && !isPaying ? (
          <Button variant="subtle" onClick={topUp}>
            {topUpText}
          </Button>
        ) : null}
      </form>
      {isAtBank || isDialogOpen ? (
        <LateStartPayment
          submitted={submitted}
          known={known}
          price={() => cost.offer(0, false)}
          blocker={blocker}
          onClose={() => setSubmitted(null)}
        />
      ) : null}
    </Section>
  )
}

const submitKeys = {
  free: 'form.submitFree',
  start: 'form.submitStart',
  continue: 'form.submitContinue',
} as const

/** Of a stay that has begun already. */
const stayKeys = {
  ...submitKeys,
  free: 'form.submitFreeStay',
  start: 'form.submitStay',
} as const

/** What a press would charge; null while that is nothing, or not known. */
function chargeable({ label, isEnabled }: SubmitState, state: AskedCost['state']) {
  return isEnabled && label === 'start' && state.kind === 'known' ? state.cost.total : null
}

/** Leads on from a start that was refused by name; nothing where the button that pays does. */
function StartNextStep({
  errorName,
  intent,
  fields,
}: {
  readonly errorName: ErrorName
  readonly intent: StartIntent
  readonly fields: FormFields
}): ReactNode {
  const { t } = useTexts(parkingTexts)
  const { start } = usePayments()
  if (errorName === 'ParkingSessionAlreadyExists') {
    return <ExtendParked plate={intent.plate} onPress={start.dismiss} />
  }
  const step = steps[errorName]
  if (step === undefined) return null
  return (
    <Button size="xs" variant="default" onClick={() => fields.find(step.field)?.focus()}>
      {t(step.label)}
    </Button>
  )
}
