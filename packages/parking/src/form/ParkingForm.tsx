import {
  ChargeNotice,
  formatTopUpSum,
  PayBar,
  type StartIntent,
  topUpRequested,
  useChargeState,
  usePayments,
} from '@parking/payments'
import { missingSum, type ErrorName, type SubmitState } from '@parking/domain'
import type { Kopecks } from '@parking/pricing'
import { useAppContext, useTexts } from '@parking/runtime'
import { Section } from '@parking/ui'
import { useEffect, type ReactNode } from 'react'
import {
  type AskedCost,
  CostDetails,
  CostTotal,
  type ParkingData,
  topUpToPark,
} from '@parking/sessions'
import { parkingTexts } from '../texts/ru.ts'
import { useFocusOfArrival } from './focus.ts'
import { formIds as ids } from './formIds.ts'
import css from './ParkingForm.module.css'
import { WhyBenefits } from './lateParts.tsx'
import { StayFields } from './StayFields.tsx'
import { StartNextStep } from './StartNextStep.tsx'
import { useFormValues } from './useFormValues.ts'
import { useStay } from './useStay.ts'
import { usePaidWords } from './usePaidWords.ts'

function startNextStep(errorName: ErrorName, intent: StartIntent): ReactNode {
  return <StartNextStep errorName={errorName} intent={intent} ids={ids} />
}

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
  const { t, language } = useTexts(parkingTexts)
  const context = useAppContext()
  const { start } = usePayments()
  const chargeState = useChargeState(start)
  const values = useFormValues(data)
  const { zone, parkingCode, vehicle, durationMinutes, day, startsAt } = values
  const stay = useStay(data, values, chargeState, true)
  const { cost, known, estimated, submit, blocker, isPaying, missingText } = stay
  const missing = known === null || submit.label !== 'continue' ? null : missingSum(known)
  useFocusOfArrival(values, ids, isArrival)
  useEffect(() => {
    // Back from the bank: what is left to do is one press.
    if (totalBefore !== null) document.getElementById(ids.submit)?.focus()
  }, [totalBefore])

  function onPay(): void {
    if (isPaying || blocker !== null || known === null) return
    if (zone === null || vehicle === null || durationMinutes === null) return
    if (missing !== null) {
      if (data.account !== null) topUpToPark(context, data.account.profile, known.total)
      topUpRequested(missing)
      return
    }
    const begun = startsAt === null ? {} : { startsAt }
    const intent = { zone: zone.number, parkingCode, ...vehicle, durationMinutes, ...begun }
    const price = cost.offer(0)
    if (price !== null) void start.submit(intent, price)
  }

  return (
    <Section title={t('form.title')}>
      <form id={ids.form} className={css['form']} noValidate>
        <StayFields data={data} values={values} missingText={missingText} />
        <div id={ids.cost}>
          <CostDetails cost={cost} />
          <WhyBenefits data={data} values={values} intervals={known?.intervals ?? []} />
        </div>
        <PayBar
          id={ids.submit}
          place="page"
          {...usePaidWords(values)}
          label={t((day === 'today' ? submitKeys : stayKeys)[submit.label], {
            amount: missing === null ? '' : formatTopUpSum(missing, language),
          })}
          sum={chargeable(submit, cost.state)}
          blocker={blocker}
          onBlocked={stay.onBlocked}
          charge={chargeState.kind}
          notice={<ChargeNotice charge={start} isBesideForm nextStep={startNextStep} />}
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
      </form>
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
