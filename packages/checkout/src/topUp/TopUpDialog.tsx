import { Button, TextInput } from '@mantine/core'
import { profileQuery, settingsQuery } from '@parking/api-client'
import {
  checkAmount,
  checkMethodPhone,
  normalisePhone,
  type PaymentMethod,
  type Profile,
} from '@parking/domain'
import { formatMoney, type Kopecks } from '@parking/pricing'
import { UnreadableNote, useAppContext, useMessages, useRuledForm } from '@parking/runtime'
import { Dialog, FormSummary, PhoneInput, Price, SelectInput } from '@parking/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react'
import { methodChosen, usualMethod } from '../account/usualMethod.ts'
import { isBusy } from '../charge/ChargeState.ts'
import { checkoutMessages } from '../messages/checkoutMessages.ts'
import { paymentModalClosed } from '../store/usePaymentModal.ts'
import { useTopUpText } from '../notice/BankNotices.tsx'
import { ChargeNotice } from '../notice/ChargeNotice.tsx'
import { PayBar } from '../payBar/PayBar.tsx'
import { useChargeState, useCheckout } from '../service/useCheckout.ts'
import { topUpAmountText } from './topUpAmountText.ts'
import { methodWords } from './methodWords.ts'
import css from './TopUpDialog.module.css'
import { topUpMethods } from './topUpMethods.ts'
import { topUpPresets, topUpSum } from './topUpPresets.ts'

/**
 * Tops the balance up: what and how, then a link to the page of the bank. Who comes because a sum is
 * missing finds the link asked for, when all else is known.
 */
export function TopUpDialog({ missing }: { readonly missing: Kopecks | null }): ReactNode {
  const { t, language } = useMessages(checkoutMessages)
  const { api } = useAppContext()
  const { data: profile } = useQuery(profileQuery(api))
  const { data: settings } = useQuery(settingsQuery(api))
  const { methods, unreadable } = topUpMethods(profile ?? null, settings ?? null)
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
          unreadable === 0 && <p>{t('topUp.noMethods')}</p>
        ) : (
          <TopUpForm methods={methods} profile={profile ?? null} missing={missing} />
        )}
      </div>
    </Dialog>
  )
}

type Values = Readonly<Record<'amount' | 'method' | 'phone', string>>

const amountKeys = {
  empty: 'topUp.empty',
  format: 'topUp.format',
  notPositive: 'topUp.notPositive',
  tooMuch: 'topUp.tooMuch',
} as const
const phoneKeys = { empty: 'topUp.phoneEmpty', format: 'topUp.phoneFormat' } as const

function TopUpForm({
  methods,
  profile,
  missing,
}: {
  readonly methods: readonly PaymentMethod[]
  readonly profile: Profile | null
  readonly missing: Kopecks | null
}): ReactNode {
  const { t, language } = useMessages(checkoutMessages)
  const context = useAppContext()
  const { topUp } = useCheckout()
  const charge = useChargeState(topUp)
  const isPaying = isBusy(charge)
  const text = useTopUpText()
  const fieldId = useId()
  const find = (id: string | null) => methods.find((one) => one.id === id)
  const needsPhone = (id: string): boolean => find(id)?.needsPhone === true
  const usual = profile === null ? null : find(usualMethod(context, profile))
  const [asked, setAsked] = useState<string | null>(null)
  const { form, refused, refusals, submit } = useRuledForm<Values>({
    initialValues: {
      amount: missing === null ? '' : topUpAmountText(topUpSum(missing), language),
      method: (usual ?? methods[0])?.id ?? '',
      phone: profile?.phones.find(({ isMain }) => isMain)?.number ?? '',
    },
    rules: {
      amount: (amount) => {
        const checked = checkAmount(amount)
        return checked.ok ? null : t(amountKeys[checked.error])
      },
      method: (method) => (method === '' ? t('topUp.methodEmpty') : null),
      phone: (phone, { method }) => {
        const checked = checkMethodPhone(phone)
        return !needsPhone(method) || checked.ok ? null : t(phoneKeys[checked.error])
      },
    },
    onSubmit: (values) => {
      const { amount, method, phone } = values
      const checked = checkAmount(amount)
      if (!checked.ok || isPaying) return
      const methodPhone = needsPhone(method) ? normalisePhone(phone) : null
      setAsked(JSON.stringify(values))
      if (profile !== null) methodChosen(context, profile, method)
      void topUp.submit({ amount: checked.value, method, phone: methodPhone })
    },
  })
  // A link is good for what it was asked for: a change of the form puts it aside, also one that was
  // made before the link came.
  const isOfOther = !isPaying && charge.kind !== 'idle' && asked !== JSON.stringify(form.values)
  useEffect(() => {
    if (isOfOther) topUp.dismiss()
  }, [topUp, isOfOther])
  const askAtOnce = useEffectEvent(() => {
    // A way to pay by phone may send a message at once.
    if (missing !== null && !needsPhone(form.values.method) && form.isValid()) submit()
  })
  useEffect(() => askAtOnce(), [])

  const sum = checkAmount(form.values.amount)
  const method = find(form.values.method)
  const words = method === undefined ? null : methodWords(method, language)
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
              {amount}&nbsp;₽
            </Button>
          )
        })}
      </fieldset>
      <SelectInput
        id={idOf('method')}
        label={t('topUp.method')}
        options={methods.map((one) => ({ value: one.id, label: methodWords(one, language).title }))}
        description={words?.description}
        {...form.getInputProps('method')}
      />
      {needsPhone(form.values.method) ? (
        <PhoneInput
          id={idOf('phone')}
          label={t('topUp.phone')}
          description={t('topUp.phoneHint')}
          value={form.values.phone}
          onChange={(phone) => form.setFieldValue('phone', phone)}
          onBlur={() => void form.validateField('phone')}
          error={form.errors['phone']}
        />
      ) : null}
      <ChargeNotice
        charge={topUp}
        bankLabel={({ amount }) => t('topUp.pay', { amount: formatMoney(amount, language) })}
        doneText={({ amount }, result) => text(result?.amount ?? amount)}
      />
      {charge.kind === 'atBank' || charge.kind === 'done' ? null : (
        <PayBar
          place="dialog"
          parts={[t('topUp.what'), ...(words === null ? [] : [words.title])]}
          until={null}
          label={t('topUp.submit')}
          sum={sum.ok ? sum.value : null}
          blocker={null}
          isBusy={isPaying}
          onPay={submit}
        />
      )}
    </form>
  )
}
