import { Button, TextInput } from '@mantine/core'
import { checkAmount, type PaymentMethod, type Profile } from '@parking/domain'
import { formatMoney, type Kopecks } from '@parking/pricing'
import { UnreadableNote, useTexts, useRuledForm } from '@parking/runtime'
import { Dialog, formatShortMoney, FormSummary, Price } from '@parking/ui'
import { useEffect, useEffectEvent, useId, type ReactNode } from 'react'
import { isBusy } from '../charge/ChargeState.ts'
import { paymentsTexts } from '../texts/ru.ts'
import { MethodFields, useMethodChoice, type MethodValues } from '../method/MethodFields.tsx'
import { NoMethods } from '../method/NoMethods.tsx'
import { useAskedLink } from '../method/useAskedLink.ts'
import { usePaymentMethods } from '../method/usePaymentMethods.ts'
import { paymentModalClosed, receiptRequested } from '../store/usePaymentModal.ts'
import { useTopUpText } from '../notice/BankNotices.tsx'
import { ChargeNotice } from '../notice/ChargeNotice.tsx'
import { PayBar } from '../payBar/PayBar.tsx'
import { useChargeState } from '../service/useChargeState.ts'
import { usePayments } from '../service/usePayments.ts'
import { topUpAmountText } from './topUpAmountText.ts'
import { methodWords } from '../method/methodWords.ts'
import css from './TopUpDialog.module.css'
import { topUpPresets, topUpSum } from './topUpPresets.ts'

/**
 * Tops the balance up: what and how, then a link to the page of the bank. Who comes because a sum is
 * missing finds the link asked for, when all else is known.
 */
export function TopUpDialog({ missing }: { readonly missing: Kopecks | null }): ReactNode {
  const { t, language } = useTexts(paymentsTexts)
  const { methods, profile, unreadable } = usePaymentMethods({ withReceipt: true })
  return (
    <Dialog
      opened
      onClose={paymentModalClosed}
      title={t('topUp.title')}
      closeLabel={t('topUp.close')}
    >
      <div className={css['body']}>
        <p className={css['balance']}>
          <span>{t('topUp.balance')}</span>
          <Price
            amount={profile?.balance ?? null}
            locale={language}
            labels={{ unknown: t('topUp.unknown') }}
          />
        </p>
        <UnreadableNote count={unreadable} />
        {methods.length === 0 ? (
          unreadable === 0 && <NoMethods>{t('topUp.noMethods')}</NoMethods>
        ) : (
          <TopUpForm methods={methods} profile={profile} missing={missing} />
        )}
      </div>
    </Dialog>
  )
}

interface Values extends MethodValues {
  readonly amount: string
}

const amountKeys = {
  empty: 'topUp.empty',
  format: 'topUp.format',
  notPositive: 'topUp.notPositive',
  tooMuch: 'topUp.tooMuch',
} as const

function TopUpForm({
  methods,
  profile,
  missing,
}: {
  readonly methods: readonly PaymentMethod[]
  readonly profile: Profile | null
  readonly missing: Kopecks | null
}): ReactNode {
  const { t, language } = useTexts(paymentsTexts)
  const { topUp } = usePayments()
  const charge = useChargeState(topUp)
  const isPaying = isBusy(charge)
  const text = useTopUpText()
  const fieldId = useId()
  const choice = useMethodChoice(methods, profile)
  const { form, refused, refusals, submit } = useRuledForm<Values & Record<string, string>>({
    initialValues: {
      amount: missing === null ? '' : topUpAmountText(topUpSum(missing), language),
      ...choice.initialValues,
    },
    rules: {
      amount: (amount) => {
        const checked = checkAmount(amount)
        return checked.ok ? null : t(amountKeys[checked.error])
      },
      ...choice.rules,
    },
    onSubmit: (values) => {
      const checked = checkAmount(values.amount)
      if (!checked.ok || isPaying) return
      if (choice.find(values.method)?.isReceipt === true) {
        receiptRequested({ kind: 'topUp', sum: checked.value })
        return
      }
      asked(values)
      void topUp.submit({ amount: checked.value, ...choice.choose(values) })
    },
  })
  const asked = useAskedLink(topUp, form.values)
  const sum = checkAmount(form.values.amount)
  const method = choice.find(form.values.method)
  const words = method === undefined ? null : methodWords(method, language)
  const isReceipt = method?.isReceipt === true
  const askAtOnce = useEffectEvent(() => {
    // A way to pay by phone may send a message at once, and a receipt is no way to pay at once.
    if (missing !== null && method?.needsPhone !== true && !isReceipt && form.isValid()) submit()
  })
  useEffect(() => askAtOnce(), [])

  const idOf = (field: string): string => `${fieldId}-${field}`
  return (
    <form className={css['form']} onSubmit={(event) => event.preventDefault()} noValidate>
      <FormSummary
        title={t('topUp.summary')}
        errors={refused.map(({ field, message }) => ({ fieldId: idOf(field), message }))}
        attempt={refusals}
      />
      <TextInput
        id={idOf('amount')}
        label={t('topUp.amount')}
        description={
          missing === null
            ? null
            : t('topUp.amountHint', { amount: formatMoney(missing, language) })
        }
        inputMode="decimal"
        autoComplete="off"
        {...form.getInputProps('amount')}
      />
      <fieldset className={css['presets']} aria-label={t('topUp.presets')}>
        {topUpPresets(missing).map((preset) => {
          const amount = topUpAmountText(preset, language)
          return (
            <Button
              key={preset}
              size="sm"
              variant="default"
              aria-pressed={form.values.amount === amount}
              onClick={() => form.setFieldValue('amount', amount)}
            >
              {formatShortMoney(preset, language)}
            </Button>
          )
        })}
      </fieldset>
      <MethodFields idOf={idOf} methods={methods} form={form} />
      <ChargeNotice
        charge={topUp}
        isTopUp
        bankSum={({ amount }) => amount}
        doneText={({ amount }, result) => text(result?.amount ?? amount, result?.bonus)}
        // Nothing else is left in it.
        onRead={paymentModalClosed}
      />
      {charge.kind === 'atBank' || charge.kind === 'done' ? null : (
        <PayBar
          place="dialog"
          summary={[t('topUp.what'), ...(words === null ? [] : [words.title])]}
          until={null}
          label={t(isReceipt ? 'modal.toReceipt' : 'topUp.submit')}
          sum={sum.ok && !isReceipt ? sum.value : null}
          blocker={null}
          charge={charge.kind}
          onPay={submit}
        />
      )}
    </form>
  )
}
