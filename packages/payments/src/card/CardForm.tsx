import '@parking/ui/formStyles'
import { Button, TextInput } from '@mantine/core'
import { checkEmail, guardRedirect } from '@parking/domain'
import { LinkButton, useAppContext, useTexts, useRuledForm, writeAddress } from '@parking/runtime'
import { ErrorCard, FormSummary, Sheet } from '@parking/ui'
import { useId, useRef, type ReactNode } from 'react'
import { linkedTexts } from '../linkedTexts/ru.ts'
import { findCardPage } from './findCardPage.ts'
import { OrderFacts } from './OrderFacts.tsx'
import type { CardOrder } from './readCardOrder.ts'
import css from './CardForm.module.css'

const emailKeys = {
  empty: 'card.emailEmpty',
  format: 'card.emailFormat',
  tooLong: 'card.emailTooLong',
} as const

/** Asks for what the bank needs beside the card, and leads to the bank's own page. */
export function CardForm(props: {
  readonly order: CardOrder
  readonly email: string
  readonly isEmailRequired: boolean
}): ReactNode {
  const { t } = useTexts(linkedTexts)
  const { city } = useAppContext()
  const page = findCardPage(city, props.order.invoiceId)
  const guarded =
    page === null
      ? null
      : guardRedirect(page, { origin: window.location.origin, paymentHosts: city.paymentHosts })
  if (guarded?.ok === true) return <Form {...props} page={guarded.url} />
  return (
    <ErrorCard
      title={t(guarded === null ? 'card.noCardsTitle' : 'card.refusedTitle')}
      description={t(guarded === null ? 'card.noCards' : 'card.refused')}
      action={<LinkButton to="/">{t('home')}</LinkButton>}
    />
  )
}

function Form({
  order,
  email,
  isEmailRequired,
  page,
}: {
  readonly order: CardOrder
  readonly email: string
  readonly isEmailRequired: boolean
  /** The guarded address of the bank's page. */
  readonly page: string
}): ReactNode {
  const { t, language } = useTexts(linkedTexts)
  const emailId = useId()
  const ref = useRef<HTMLFormElement>(null)
  const { form, refused, refusals, submit } = useRuledForm({
    initialValues: { email },
    rules: {
      email: (value) => {
        const checked = checkEmail(value)
        if (checked.ok || (checked.error === 'empty' && !isEmailRequired)) return null
        return t(emailKeys[checked.error])
      },
    },
    onSubmit: () => ref.current?.submit(),
  })
  const { invoiceId, amount, type } = order
  const sum = (amount / 100).toFixed(2)
  // An address of ours never names a person: the bank has been told the e-mail.
  const back = new URLSearchParams({
    invoiceId,
    amount: sum,
    type,
    ...(isEmailRequired ? { requireEmail: 'true' } : {}),
  })
  const fields = {
    invoiceId,
    amount: sum,
    currency: 'RUB',
    type,
    language,
    return: `${writeAddress('/payment', language)}?${back}`,
  }
  return (
    <Sheet>
      <OrderFacts order={order} isConfirmed={false} />
      <form
        ref={ref}
        className={css['form']}
        method="post"
        action={page}
        onSubmit={submit}
        noValidate
      >
        <FormSummary
          title={t('card.summary')}
          errors={refused.map(({ message }) => ({ fieldId: emailId, message }))}
          attempt={refusals}
        />
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {isEmailRequired || email !== '' ? (
          <TextInput
            id={emailId}
            name="email"
            type="email"
            autoComplete="email"
            label={t('card.email')}
            description={t('card.emailHint')}
            required={isEmailRequired}
            {...form.getInputProps('email')}
          />
        ) : null}
        {/* The field keeps the focus: a message that came with its loss would move the button away. */}
        <Button type="submit" size="lg" fullWidth onMouseDown={(event) => event.preventDefault()}>
          {t('card.toBank')}
        </Button>
        <p className={css['note']}>{t('card.safe')}</p>
      </form>
    </Sheet>
  )
}
