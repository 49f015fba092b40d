import '@parking/ui/formStyles'
import { isNewLink, kindBeside, PayBar, useChargeState, useGuestPayments } from '@parking/payments'
import { checkGuestPhone } from '@parking/domain'
import { LazyDialog, PersonalDataNote, useFields, useTexts, late } from '@parking/runtime'
import { PhoneInput, Section } from '@parking/ui'
import { useRef, useState, type ReactNode } from 'react'
import { CostDetails, CostTotal, type ParkingData } from '@parking/sessions'
import { useFocusOfArrival } from '../form/useFocusOfArrival.ts'
import type { FormValues } from '../form/formValues.ts'
import { ParkingFields } from '../form/ParkingFields.tsx'
import { useFormValues } from '../form/useFormValues.ts'
import { usePaidLines, usePaidWords } from '../form/usePaidWords.ts'
import type { FormFields } from '../form/useBlocker.ts'
import { usePricedForm } from '../form/usePricedForm.ts'
import { guestTexts } from '../texts/guest/ru.ts'
import { parkingTexts } from '../texts/ru.ts'
import { wantedStay } from '../form/wantedStay.ts'
import css from './guest.module.css'
import { GuestNotice } from './GuestNotice.tsx'
import type { GuestStartRequest } from './GuestPaymentDialog.tsx'

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
  const priced = usePricedForm(data, values, state, false, fields)
  const { cost, known, estimated, blocker, missingText } = priced
  const { summary, until } = usePaidWords(values)
  const phone = usePhone(state.kind === 'refused' ? state.attempt.intent.phone : '')
  const [submitted, setSubmitted] = useState<{
    request: GuestStartRequest
    values: FormValues
  } | null>(null)
  // The dialog speaks of what it pays, whatever becomes of the form under it.
  const submittedLines = usePaidLines(submitted?.values ?? values, known)
  useFocusOfArrival(values, fields, arrival, state.kind)
  // At the head of the page, or in the dialog.
  const isToldElsewhere = state.kind === 'done' || isNewLink(state)

  const begun = startsAt === null ? {} : { startsAt }
  const request =
    zone === null || vehicle === null || durationMinutes === null || phone.digits === null
      ? null
      : {
          zone: zone.number,
          parkingCode,
          ...vehicle,
          durationMinutes,
          ...begun,
          phone: phone.digits,
        }

  function onPay(): void {
    if (priced.isPaying || request === null) return
    priced.pinChoice()
    setSubmitted({ request, values })
  }

  return (
    <Section title={t('form.title')} saidAbove>
      <form className={css['fields']} noValidate onSubmit={(event) => event.preventDefault()}>
        <ParkingFields data={data} values={values} fields={fields} missingText={missingText} />
        <PhoneInput {...phone.field} required withAsterisk={false} />
        <p className={css['about']}>{guestText('page.about')}</p>
        <PersonalDataNote />
        <div ref={fields.at('cost')}>
          <CostDetails cost={cost} />
        </div>
        <PayBar
          ref={fields.at('submit')}
          place="page"
          summary={summary}
          until={until}
          label={
            priced.submit.label === 'free'
              ? t(values.day === 'today' ? 'form.submitFree' : 'form.submitFreeStay')
              : guestText('form.pay')
          }
          sum={priced.submit.isEnabled ? (known?.total ?? null) : null}
          blocker={blocker ?? phone.blocker}
          onBlocked={() => {
            priced.onBlocked()
            if (blocker === null) phone.tell()
          }}
          charge={kindBeside(state)}
          notice={
            submitted !== null || isToldElsewhere ? null : (
              <GuestNotice wanted={wantedStay(values)} />
            )
          }
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
      {submitted === null ? null : (
        <LazyDialog onClose={() => setSubmitted(null)}>
          <GuestPaymentDialog
            summary={submittedLines}
            sum={known?.total ?? null}
            price={() => cost.offer(0)}
            request={submitted.request}
            onClose={() => setSubmitted(null)}
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
