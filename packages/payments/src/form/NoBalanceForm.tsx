import { Button } from '@mantine/core'
import {
  ChargeNotice,
  isBusy,
  PayBar,
  useChargeState,
  useCheckout,
  type StartUnpaidIntent,
} from '@parking/checkout'
import { submitState } from '@parking/domain'
import { formatPlate } from '@parking/plates'
import { useMessages } from '@parking/runtime'
import { Price, Section } from '@parking/ui'
import { useState, type ReactNode } from 'react'
import { CostDetails } from '../cost/CostDetails.tsx'
import { HourPrice } from '../cost/HourPrice.tsx'
import { useParkingCost } from '../cost/useParkingCost.ts'
import type { ParkingData } from '../data/useParkingData.ts'
import { blockerKeys, findField } from './blockerWords.ts'
import { findBlocker, type Blocker } from './findBlocker.ts'
import { useFocusOfArrival } from './focus.ts'
import { formIds as ids } from './formIds.ts'
import css from './ParkingForm.module.css'
import { PlaceAndVehicle, useMissingText } from './PlaceAndVehicle.tsx'
import { useFormValues } from './useFormValues.ts'
import { usePaidWords } from './usePaidWords.ts'
import { paymentsMessages } from '../messages/paymentsMessages.ts'
import { usePlaceText } from '../sessions/usePlaceText.ts'

/** What is asked about where the driver pays at the end: an hour. */
const anHour = 60

/** Starts parking that is paid when it ends, in a city that keeps no balances. */
export function NoBalanceForm({
  data,
  isArrival,
}: {
  readonly data: ParkingData
  /** Whether a link has led here: then the next field that is empty takes the focus. */
  readonly isArrival: boolean
}): ReactNode {
  const { t, language } = useMessages(paymentsMessages)
  const { startUnpaid } = useCheckout()
  const chargeState = useChargeState(startUnpaid)
  const isPaying = isBusy(chargeState)
  const values = { ...useFormValues(data), durationMinutes: anHour, isDurationGone: false }
  const { zone, parkingCode, vehicle, vehicleRefusal, unknownPlace } = values
  const isRefused = vehicleRefusal !== null || unknownPlace !== null
  const question =
    zone === null || vehicle === null || isRefused
      ? null
      : { zone: zone.number, parkingCode, vehicle, durationMinutes: anHour }
  const cost = useParkingCost(question, isPaying, () => null)
  const known = cost.state.kind === 'known' ? cost.state.cost : null
  const submit = submitState(known, isRefused || cost.state.kind === 'failed')
  const blocker = findBlocker(values, cost.state, submit, chargeState.kind)
  const { parts } = usePaidWords(values)
  const [told, setTold] = useState<Blocker | null>(null)
  const missingText = useMissingText(told, blocker)
  useFocusOfArrival(values, ids, isArrival)

  function onPay(): void {
    if (isPaying || blocker !== null || zone === null || vehicle === null) return
    const intent: StartUnpaidIntent = { zone: zone.number, parkingCode, ...vehicle }
    void startUnpaid.submit(intent)
  }

  if (chargeState.kind === 'done') return <Started />
  return (
    <Section title={t('form.title')}>
      <form id={ids.form} className={css['form']} noValidate>
        <PlaceAndVehicle data={data} values={values} missingText={missingText} />
        <HourPrice zone={zone?.number ?? null} vehicle={vehicle} />
        <div id={ids.cost}>
          <CostDetails cost={cost} />
        </div>
        <PayBar
          id={ids.submit}
          place="page"
          parts={parts}
          until={t('unpaid.payAtEnd')}
          label={t(submit.label === 'free' ? 'form.submitFree' : 'form.submitStart')}
          sum={null}
          blocker={
            blocker === null ? null : { words: t(blockerKeys[blocker]), field: findField(blocker) }
          }
          onBlocked={() => setTold(blocker)}
          isBusy={chargeState.kind === 'sending' || chargeState.kind === 'checking'}
          notice={
            <div id={ids.notice}>
              <ChargeNotice charge={startUnpaid} />
            </div>
          }
          onPay={onPay}
        >
          {known === null ? null : (
            <p>
              {t('unpaid.hour')}{' '}
              <Price
                size="s"
                amount={known.total}
                full={known.full}
                locale={language}
                labels={{ full: t('cost.fullPrice') }}
              />
            </p>
          )}
        </PayBar>
      </form>
    </Section>
  )
}

/** Says that a session runs now; the form is closed until another car is parked. */
function Started(): ReactNode {
  const { t } = useMessages(paymentsMessages)
  const { startUnpaid } = useCheckout()
  const place = usePlaceText()
  return (
    <div className={css['form']}>
      <ChargeNotice
        charge={startUnpaid}
        doneText={(intent) => ({
          title: t('unpaid.startedTitle'),
          text: t('unpaid.started', { plate: formatPlate(intent.plate), place: place(intent) }),
        })}
      />
      <Button variant="default" size="lg" fullWidth onClick={startUnpaid.dismiss}>
        {t('form.another')}
      </Button>
    </div>
  )
}
