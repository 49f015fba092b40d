import { Button } from '@mantine/core'
import type { ErrorName } from '@parking/domain'
import type { Kopecks } from '@parking/pricing'
import { RussianText, UnreadableNote, useTexts, useRuledForm, useFields } from '@parking/runtime'
import { Dialog, FormSummary } from '@parking/ui'
import { useId, useState, type ReactNode, type Ref } from 'react'
import { isBusy } from '../charge/ChargeState.ts'
import type { Charge } from '../charge/createCharge.ts'
import { paymentsTexts } from '../texts/ru.ts'
import {
  MethodFields,
  useMethodChoice,
  type MethodValues,
  type PaidBy,
} from '../method/MethodFields.tsx'
import { NoMethods } from '../method/NoMethods.tsx'
import { methodWords } from '../method/methodWords.ts'
import { usePaymentMethods } from '../method/usePaymentMethods.ts'
import { useAskedLink } from '../method/useAskedLink.ts'
import { ChargeNotice } from '../notice/ChargeNotice.tsx'
import { OtherPriceNotice } from '../notice/OtherPriceNotice.tsx'
import { PayBar, type PayBlocker } from '../payBar/PayBar.tsx'
import { receiptRequested, type ReceiptSubject } from '../store/usePaymentModal.ts'
import type { OfferedPrice } from '../price/confirmPrice.ts'
import { useChargeState } from '../service/useChargeState.ts'
import css from './PaymentDialog.module.css'
import { useChargeDialog } from './useChargeDialog.ts'

/** All that one thing to pay has of its own. */
export interface PaymentProps<Intent, Result> {
  readonly title: string
  /** What is paid, in words: the plate, the place. */
  readonly summary: readonly string[]
  /** What it costs; null where that is known only after the call. */
  readonly sum: Kopecks | null
  readonly submitLabel: string
  /** Of a button that leaves it for later; absent where closing says it. */
  readonly laterLabel?: string
  readonly charge: Charge<Intent, Result>
  /** What the texts speak of: a payment, or the end of a parking. */
  readonly about?: 'charge' | 'ending'
  /** The price as it stands on the screen; absent where nothing hangs on it. */
  readonly price?: () => OfferedPrice | null
  /** The intent, paid that way. */
  readonly intent: (by: PaidBy) => Intent
  /** Called before it is paid for. */
  readonly onPay?: () => void
  /** A button that leads on from a refusal by name. */
  readonly nextStep?: (errorName: ErrorName) => ReactNode
  /** Why nothing can be paid: also a link that was asked for before is put away then. */
  readonly blocker?: PayBlocker | null
  /** Whether the balance may pay for it. */
  readonly withBalance?: boolean
  /** What a receipt to pay by would be made for; absent where there is none. */
  readonly receipt?: ReceiptSubject
  /** The phone that is known already: a method that needs one takes it. */
  readonly phone?: string
  /** Says where the charge stands, in the place of the usual words. */
  readonly notice?: ReactNode
  /** The driver is done with it, or it is done. */
  readonly onClose: () => void
  /** What should be known before it is paid. */
  readonly children?: ReactNode
}

/**
 * Pays something in a way that is chosen here: what is paid, by what, and the link to the page of the
 * bank. Once it is done it closes, and the page
 * tells what became of it.
 */
export function PaymentDialog<Intent, Result>(props: PaymentProps<Intent, Result>): ReactNode {
  const { t } = useTexts(paymentsTexts)
  const { methods, profile, unreadable } = usePaymentMethods({
    withReceipt: props.receipt !== undefined,
    withBalance: props.withBalance === true,
  })
  const { charge, onClose } = props
  useChargeDialog(charge, onClose)
  return (
    <Dialog opened onClose={onClose} title={props.title} closeLabel={t('topUp.close')}>
      <div className={css['body']}>
        {props.children}
        <UnreadableNote count={unreadable} />
        {methods.length > 0 ? (
          <PaymentForm {...props} methods={methods} profile={profile} />
        ) : (
          unreadable === 0 && <NoMethods>{t('modal.noMethods')}</NoMethods>
        )}
      </div>
    </Dialog>
  )
}

/**
 * Asks for the way to pay, pays, and leads to the page of the bank: what `PaymentDialog` is made of.
 *
 * @param props.methods - the ways to pay; at least one
 * @param props.profile - whose choice is remembered; null where nobody is signed in
 * @param props.details - what is said of the price beside the button
 */
export function PaymentForm<Intent, Result>({
  summary,
  sum,
  submitLabel,
  laterLabel,
  charge,
  about = 'charge',
  price,
  intent,
  onPay,
  nextStep,
  receipt,
  phone,
  notice,
  onClose,
  methods,
  profile,
  payButton,
  blocker = null,
  details,
}: Omit<PaymentProps<Intent, Result>, 'title' | 'children' | 'withBalance'> & {
  readonly methods: Parameters<typeof useMethodChoice>[0]
  readonly profile: Parameters<typeof useMethodChoice>[1]
  /** The button that pays. */
  readonly payButton?: Ref<HTMLButtonElement>
  readonly details?: ReactNode
}): ReactNode {
  const { t, language } = useTexts(paymentsTexts)
  const state = useChargeState(charge)
  const choice = useMethodChoice(methods, profile, phone)
  const [isPriceMissing, setPriceMissing] = useState(false)
  const { form, refused, refusals, submit } = useRuledForm<MethodValues>({
    initialValues: choice.initialValues,
    rules: choice.rules,
    onSubmit: (values) => {
      if (isBusy(state)) return
      if (choice.find(values.method)?.isReceipt === true) {
        if (receipt !== undefined) receiptRequested(receipt)
        onClose()
        return
      }
      asked(values)
      const offered = price?.() ?? undefined
      const isMissing = price !== undefined && offered === undefined
      setPriceMissing(isMissing)
      if (isMissing) return
      onPay?.()
      void charge.submit(intent(choice.choose(values)), offered)
    },
  })
  const asked = useAskedLink(charge, form.values)
  const fieldId = useId()
  const fields = useFields<'form'>()
  const idOf = (field: string): string => `${fieldId}-${field}`
  const method = choice.find(form.values.method)
  return (
    <form
      ref={fields.at('form')}
      className={css['form']}
      onSubmit={(event) => event.preventDefault()}
      noValidate
    >
      <FormSummary
        title={t('topUp.summary')}
        errors={refused.map(({ field, message }) => ({ fieldId: idOf(field), message }))}
        attempt={refusals}
      />
      <MethodFields idOf={idOf} methods={methods} form={form} asksPhone={phone === undefined} />
      {state.kind === 'atBank' && summary.length > 0 && (
        <p>
          <RussianText>{summary.join(' · ')}</RussianText>
        </p>
      )}
      {notice ?? (
        <ChargeNotice
          charge={charge}
          isBesideForm
          about={about}
          wanted={intent(choice.read(form.values))}
          bankSum={() => sum}
          {...(nextStep === undefined ? {} : { nextStep })}
        />
      )}
      <OtherPriceNotice charge={charge} sum={sum} isMissing={isPriceMissing} />
      {state.kind === 'atBank' || state.kind === 'done' ? null : (
        <PayBar
          place="dialog"
          summary={[
            ...summary,
            ...(method === undefined ? [] : [methodWords(method, language).title]),
          ]}
          until={null}
          label={method?.isReceipt === true ? t('modal.toReceipt') : submitLabel}
          sum={method?.isReceipt === true ? null : sum}
          blocker={blocker}
          charge={state.kind}
          findNotice={() => fields.find('form')}
          onPay={submit}
          ref={payButton}
        >
          {details}
        </PayBar>
      )}
      {laterLabel === undefined || isBusy(state) ? null : (
        <Button variant="subtle" onClick={onClose}>
          {laterLabel}
        </Button>
      )}
    </form>
  )
}
