import '@parking/ui/formStyles'
import { isNewLink, PayBar, useChargeState, useGuestPayments } from '@parking/payments'
import { checkGuestPhone } from '@parking/domain'
import { LazyDialog, useFields, useTexts, late } from '@parking/runtime'
import { PhoneInput, Section } from '@parking/ui'
import { useRef, useState, type ReactNode } from 'react'
import { CostDetails, CostTotal, type ParkingData } from '@parking/sessions'
import { useFocusOfArrival } from '../form/focus.ts'
import type { FormValues } from '../form/formValues.ts'
import { StayFields } from '../form/StayFields.tsx'
import { useFormValues } from '../form/useFormValues.ts'
import { usePaidWords } from '../form/usePaidWords.ts'
import type { FormFields } from '../form/useBlocker.ts'
import { useStay } from '../form/useStay.ts'
import { guestTexts } from '../texts/guest/ru.ts'
import { parkingTexts } from '../texts/ru.ts'
import css from './guest.module.css'
import { GuestNotice } from './GuestNotice.tsx'
import type { PaidStay } from './GuestPaymentDialog.tsx'

// Comes with the press that wants to pay.
const GuestPaymentDialog = late(
  async () => (await import('./GuestPaymentDialog.tsx')).GuestPaymentDialog,
)

/** Pays for parking without an account, in a way that is chosen after the press. */
export function GuestForm({
  data,
  arrival,
}: {
  readonly data: ParkingData
  /** Names the link that has led here: then the next field that is empty takes the focus. */
  readonly arrival: string | null
}): ReactNode {
  const { t } = useTexts(parkingTexts)
  const { t: guestText } = useTexts(guestTexts)
  const { start } = useGuestPayments()
  const state = useChargeState(start)
  const values = useFormValues(data)
  const { zone, parkingCode, vehicle, durationMinutes, startsAt } = values
  const fields: FormFields = useFields()
  const stay = useStay(data, values, state, false, fields)
  const { cost, known, estimated, blocker, missingText } = stay
  const { parts, until } = usePaidWords(values)
  const phone = usePhone(state.kind === 'refused' ? state.attempt.intent.phone : '')
  const [paid, setPaid] = useState<{ stay: PaidStay; values: FormValues } | null>(null)
  // The dialog speaks of what it pays, whatever becomes of the form under it.
  const paidWords = usePaidWords(paid?.values ?? values)
  useFocusOfArrival(values, fields, arrival)
  // At the head of the page, or in the dialog.
  const isToldElsewhere = state.kind === 'done' || isNewLink(state)

  function onPay(): void {
    if (stay.isPaying || zone === null || vehicle === null || durationMinutes === null) return
    if (phone.digits === null) return
    stay.pinChoice()
    const begun = startsAt === null ? {} : { startsAt }
    const parked = { zone: zone.number, parkingCode, ...vehicle }
    setPaid({ stay: { ...parked, durationMinutes, ...begun, phone: phone.digits }, values })
  }

  return (
    <Section title={t('form.title')}>
      <p className={css['about']}>{guestText('page.about')}</p>
      <form className={css['fields']} noValidate onSubmit={(event) => event.preventDefault()}>
        <StayFields data={data} values={values} fields={fields} missingText={missingText} />
        <PhoneInput {...phone.field} />
        <div ref={fields.at('cost')}>
          <CostDetails cost={cost} />
        </div>
        <PayBar
          ref={fields.at('submit')}
          place="page"
          parts={parts}
          until={until}
          label={
            stay.submit.label === 'free'
              ? t(values.day === 'today' ? 'form.submitFree' : 'form.submitFreeStay')
              : guestText('form.pay')
          }
          sum={stay.submit.isEnabled ? (known?.total ?? null) : null}
          blocker={blocker ?? phone.blocker}
          onBlocked={() => {
            stay.onBlocked()
            if (blocker === null) phone.tell()
          }}
          charge={state.kind}
          notice={paid !== null || isToldElsewhere ? null : <GuestNotice />}
          onPay={onPay}
        >
          {estimated === null ? null : (
            <CostTotal
              cost={cost}
              startsAt={startsAt}
              estimated={estimated}
              totalBefore={null}
              hasBalance={false}
            />
          )}
        </PayBar>
      </form>
      {paid === null ? null : (
        <LazyDialog onClose={() => setPaid(null)}>
          <GuestPaymentDialog
            parts={[...paidWords.parts, ...(paidWords.until === null ? [] : [paidWords.until])]}
            sum={known?.total ?? null}
            price={() => cost.offer(0)}
            stay={paid.stay}
            onClose={() => setPaid(null)}
          />
        </LazyDialog>
      )}
    </Section>
  )
}

const refusalKeys = {
  empty: 'form.phoneEmpty',
  tooShort: 'form.phoneShort',
  format: 'form.phoneFormat',
} as const

/** The phone by which the operator finds the payment; it is told what is wrong once it was left. */
function usePhone(first: string) {
  const { t } = useTexts(guestTexts)
  const [value, setValue] = useState(first)
  const [isTold, setTold] = useState(false)
  const element = useRef<HTMLInputElement>(null)
  const checked = checkGuestPhone(value)
  const refusal = checked.ok ? null : t(refusalKeys[checked.error])
  return {
    digits: checked.ok ? checked.value : null,
    blocker: refusal === null ? null : { words: refusal, field: () => element.current },
    tell: () => setTold(true),
    field: {
      ref: element,
      label: t('form.phone'),
      description: t('form.phoneHint'),
      value,
      onChange: setValue,
      error: isTold ? refusal : null,
      onBlur: () => setTold(value.length > 1),
    },
  }
}
