import { TextInput } from '@mantine/core'
import { ApiError, barrierCostQuery } from '@parking/api-client'
import {
  ChargeNotice,
  isBusy,
  isNewLink,
  PaymentDialog,
  useChargeState,
  usePayments,
  paymentsTexts,
} from '@parking/payments'
import type { BarrierCost } from '@parking/domain'
import { formatMoney, type Instant } from '@parking/pricing'
import { useAppContext, useErrorText, useTexts, useRuledForm } from '@parking/runtime'
import { FormSummary, Notice, SafeButton, Section, useNow } from '@parking/ui'
import { useMutation } from '@tanstack/react-query'
import { useId, useState, type ReactNode } from 'react'
import { adviceTexts } from '../texts/advice/ru.ts'
import css from '../form/ParkingForm.module.css'

/** How long a price that was found may be paid, in milliseconds (specification, section 9). */
const priceHolds = 30_000

/** Longer than any ticket or parking is. */
const longest = 40

/** A price that was found for a ticket. */
interface Offer extends BarrierCost {
  readonly ticket: string
  readonly foundAt: Instant
}

/** Pays for a parking behind a barrier: what a ticket costs, then how it is paid. */
export function BarrierForm({ parking }: { readonly parking: string | null }): ReactNode {
  const { t } = useTexts(adviceTexts)
  const { api, clock, queryClient } = useAppContext()
  const { barrier } = usePayments()
  const charge = useChargeState(barrier)
  const [found, setFound] = useState<Offer | null>(null)
  const find = useMutation({
    mutationFn: (asked: Values) =>
      queryClient.fetchQuery({
        ...barrierCostQuery(api, {
          ticketNumber: asked.ticket.trim(),
          parkingNumber: asked.parking.trim(),
        }),
        retry: false,
      }),
    networkMode: 'always',
    onSuccess: (cost, { ticket }) => {
      const offered = { ...cost, ticket: ticket.trim(), foundAt: clock.now() }
      setFound(cost.cost > 0 ? offered : null)
    },
  })
  // A refusal leads back to the price, and so does a price that has stood for too long.
  const isRefused = charge.kind === 'refused'
  const isUnpaid = !isBusy(charge) && charge.kind !== 'atBank' && charge.kind !== 'done'
  const now = useNow()
  const isOld = found !== null && isUnpaid && now - found.foundAt >= priceHolds
  const offer = isRefused || isOld ? null : found
  return (
    <Section title={t('barrier.title')}>
      <TicketForm
        parking={parking}
        isAsking={find.isPending}
        onSubmit={(asked) => {
          barrier.dismiss()
          find.mutate(asked)
        }}
      >
        {isOld && !isRefused ? (
          <Notice tone="warning" announce="now">
            {t('barrier.priceOld')}
          </Notice>
        ) : null}
        {find.isSuccess && find.data.cost === 0 ? (
          <Notice tone="positive" announce="politely">
            {t('barrier.free', { ticket: find.variables.ticket.trim() })}
          </Notice>
        ) : null}
        {find.isError ? (
          <NotFound error={find.error} ticket={find.variables.ticket.trim()} />
        ) : null}
        {offer === null ? <Paid /> : null}
      </TicketForm>
      {offer === null ? null : (
        <PaymentDialog
          title={t('barrier.payTitle')}
          summary={[t('barrier.ticketOf', { ticket: offer.ticket })]}
          sum={offer.cost}
          submitLabel={t('barrier.pay')}
          charge={barrier}
          withBalance
          intent={(by) => ({
            sessionId: offer.sessionId,
            parking: offer.parkingNumber,
            ticket: offer.ticket,
            amount: offer.cost,
            ...by,
          })}
          onClose={() => setFound(null)}
        >
          <p>{t('barrier.holds')}</p>
        </PaymentDialog>
      )}
    </Section>
  )
}

type Values = Readonly<Record<'parking' | 'ticket', string>>

function TicketForm({
  parking,
  isAsking,
  onSubmit,
  children,
}: {
  readonly parking: string | null
  readonly isAsking: boolean
  readonly onSubmit: (values: Values) => void
  readonly children: ReactNode
}): ReactNode {
  const { t } = useTexts(adviceTexts)
  const payments = useTexts(paymentsTexts)
  const ids = useId()
  const idOf = (field: string): string => `${ids}-${field}`
  const { form, refused, refusals, submit } = useRuledForm<Values>({
    initialValues: { parking: parking ?? '', ticket: '' },
    rules: { ticket: (ticket) => (ticket.trim() === '' ? t('barrier.ticketEmpty') : null) },
    onSubmit,
  })
  return (
    <form className={css['form']} onSubmit={submit} noValidate>
      <FormSummary
        title={t('barrier.summary')}
        errors={refused.map(({ field, message }) => ({ fieldId: idOf(field), message }))}
        attempt={refusals}
      />
      <TextInput
        id={idOf('ticket')}
        label={t('barrier.ticket')}
        description={t('barrier.ticketHint')}
        autoComplete="off"
        maxLength={longest}
        {...form.getInputProps('ticket')}
      />
      <TextInput
        id={idOf('parking')}
        label={t('barrier.parking')}
        description={t('barrier.parkingHint')}
        autoComplete="off"
        inputMode="numeric"
        maxLength={longest}
        {...form.getInputProps('parking')}
      />
      {children}
      <SafeButton
        submits
        harmless
        size="lg"
        busy={isAsking}
        hint={payments.t('pay.again')}
        onPress={submit}
      >
        {t('barrier.find')}
      </SafeButton>
    </form>
  )
}

/** Says why a ticket has no price. */
function NotFound({
  error,
  ticket,
}: {
  readonly error: unknown
  readonly ticket: string
}): ReactNode {
  const { t } = useTexts(adviceTexts)
  const errorText = useErrorText()
  const name = error instanceof ApiError ? error.errorName : null
  return (
    <Notice tone="negative" announce="now">
      {name === 'ParkingSessionNotFound'
        ? t('barrier.unknownTicket', { ticket })
        : errorText(error)}
    </Notice>
  )
}

/** What became of a payment, once its dialog is closed. */
function Paid(): ReactNode {
  const { t, language } = useTexts(adviceTexts)
  const { barrier } = usePayments()
  if (isNewLink(useChargeState(barrier))) return null
  return (
    <ChargeNotice
      charge={barrier}
      // There is so much time to drive out.
      stays
      doneText={({ amount }, result) => ({
        title: t('barrier.paidTitle'),
        text: [
          t('barrier.paid', { amount: formatMoney(result?.amount ?? amount, language) }),
          result?.message ?? t('barrier.driveOut'),
        ].join(' '),
      })}
    />
  )
}
