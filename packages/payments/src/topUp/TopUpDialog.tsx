import { Button, TextInput } from '@mantine/core'
import { profileQuery, settingsQuery } from '@parking/api-client'
import {
  checkAmount,
  checkMethodPhone,
  guardRedirect,
  normalisePhone,
  type PaymentMethod,
  type Profile,
} from '@parking/domain'
import { formatMoney, type Kopecks } from '@parking/pricing'
import { useAppContext, useMessages, useRuledForm } from '@parking/runtime'
import { Dialog, FormSummary, Notice, PhoneInput, Price, SelectInput } from '@parking/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, type ReactNode } from 'react'
import { ChargeNotice } from '../charges/ChargeNotice.tsx'
import { chargeBusy } from '../charges/chargeBusy.ts'
import { useCharges, useChargeState } from '../charges/useCharges.ts'
import { paymentsMessages } from '../messages/paymentsMessages.ts'
import { paymentPageOpened } from './pendingTopUp.ts'
import { topUpAmountText } from './topUpAmountText.ts'
import css from './TopUpDialog.module.css'
import { topUpMethods } from './topUpMethods.ts'
import { topUpClosed } from './useTopUp.ts'

/** Tops the balance up: what and how, then a link to the page of the bank. */
export function TopUpDialog({ missing }: { readonly missing: Kopecks | null }): ReactNode {
  const { t, language } = useMessages(paymentsMessages)
  const { api } = useAppContext()
  const { data: profile } = useQuery(profileQuery(api))
  const { data: settings } = useQuery(settingsQuery(api))
  const methods = topUpMethods(profile ?? null, settings ?? null)
  return (
    <Dialog opened onClose={topUpClosed} title={t('topUp.title')} closeLabel={t('topUp.close')}>
      <div className={css['body']}>
        <p className={css['balance']}>
          <span>{t('topUp.balance')}</span>
          <Price
            amount={profile?.balance ?? null}
            locale={language}
            labels={{ unknown: t('cost.unknown') }}
          />
        </p>
        {methods.length === 0 ? (
          <p>{t('topUp.noMethods')}</p>
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
  const { t, language } = useMessages(paymentsMessages)
  const { topUp } = useCharges()
  const charge = useChargeState(topUp)
  const isBusy = chargeBusy(charge)
  const fieldId = useId()
  const needsPhone = (id: string): boolean =>
    methods.find((one) => one.id === id)?.needsPhone === true
  const { form, refused, refusals, submit } = useRuledForm<Values>({
    initialValues: {
      amount: missing === null ? '' : topUpAmountText(missing, language),
      method: methods[0]?.id ?? '',
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
    onSubmit: ({ amount, method, phone }) => {
      const checked = checkAmount(amount)
      if (!checked.ok || isBusy) return
      const methodPhone = needsPhone(method) ? normalisePhone(phone) : null
      void topUp.submit({ amount: checked.value, method, phone: methodPhone })
    },
  })
  // A link is good for what it was asked for: a change of the form puts it aside.
  const typed = JSON.stringify(form.values)
  useEffect(() => {
    if (typed !== '') topUp.dismiss()
  }, [topUp, typed])

  const idOf = (field: string): string => `${fieldId}-${field}`
  return (
    <form className={css['form']} onSubmit={submit} noValidate>
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
      <SelectInput
        id={idOf('method')}
        label={t('topUp.method')}
        options={methods.map(({ id, title }) => ({ value: id, label: title }))}
        description={methods.find(({ id }) => id === form.values.method)?.description}
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
      <ChargeNotice charge={topUp} />
      {charge.kind === 'done' ? (
        <Link amount={charge.intent.amount} url={charge.result?.url ?? null} />
      ) : (
        <Button type="submit" size="lg" loading={isBusy}>
          {t('topUp.getLink')}
        </Button>
      )}
    </form>
  )
}

/** Leads to the page of the bank, if its address is one that may be opened. */
function Link({
  amount,
  url,
}: {
  readonly amount: Kopecks
  readonly url: string | null
}): ReactNode {
  const { t, language } = useMessages(paymentsMessages)
  const { city, clock } = useAppContext()
  const sum = formatMoney(amount, language)
  if (url === null) {
    return (
      <Notice tone="positive" announce="politely">
        {t('topUp.arrived', { amount: sum })}
      </Notice>
    )
  }
  const guarded = guardRedirect(url, {
    origin: window.location.origin,
    paymentHosts: city.paymentHosts,
  })
  if (!guarded.ok) {
    return (
      <Notice tone="negative" announce="now">
        {t('topUp.refused')}
      </Notice>
    )
  }
  return (
    <>
      <Notice tone="info" announce="politely">
        {t('topUp.linkReady')}
      </Notice>
      <Button
        component="a"
        size="lg"
        className={css['pay'] ?? ''}
        href={guarded.url}
        rel="noreferrer"
        ref={(element: HTMLAnchorElement | null) => element?.focus()}
        onClick={() => paymentPageOpened({ amount, since: clock.now() }, language)}
      >
        {t('topUp.pay', { amount: sum })}
      </Button>
    </>
  )
}
