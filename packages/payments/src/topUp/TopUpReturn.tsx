import { Button } from '@mantine/core'
import { operationsQuery, profileQuery } from '@parking/api-client'
import { formatMoney, wallClock } from '@parking/pricing'
import { useAppContext, useErrorText, useMessages } from '@parking/runtime'
import { Notice } from '@parking/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { paymentsMessages } from '../messages/paymentsMessages.ts'
import { pendingTopUp, pendingTopUpForgotten } from './pendingTopUp.ts'
import { topUpOutcome, type PaymentReturn } from './topUpOutcome.ts'
import { topUpRequested } from './useTopUp.ts'

const day = 86_400_000

/**
 * Meets the driver who comes back from the page of the bank: reads balance and operations again and
 * says what they show.
 *
 * @param props.onEnd - the driver has read it
 */
export function TopUpReturn({
  way,
  onEnd,
}: {
  readonly way: PaymentReturn
  readonly onEnd: () => void
}): ReactNode {
  const { t, language } = useMessages(paymentsMessages)
  const { api, clock, queryClient } = useAppContext()
  const errorText = useErrorText()
  const [asked] = useState(() => ({ pending: pendingTopUp(), at: clock.now() }))
  const dateOf = (instant: number): string => wallClock(instant, api.timeZone).date
  const filter = { from: dateOf((asked.pending?.since ?? asked.at) - day), to: dateOf(asked.at) }
  const operations = useQuery({ ...operationsQuery(api, filter), staleTime: 0 })
  const { data, error, isFetching, refetch } = operations

  useEffect(() => {
    // With every reading of the history the balance beside it is read too.
    if (data !== undefined) {
      void queryClient.invalidateQueries({ queryKey: profileQuery(api).queryKey })
    }
  }, [data, queryClient, api])

  const again = (
    <Button size="xs" variant="default" loading={isFetching} onClick={() => void refetch()}>
      {t('return.checkAgain')}
    </Button>
  )
  if (data === undefined && error === null) {
    return (
      <Notice tone="info" announce="politely">
        {t('return.checking')}
      </Notice>
    )
  }
  if (data === undefined) {
    return (
      <Notice tone="warning" announce="now" title={t('return.unknownTitle')} action={again}>
        {errorText(error)}
      </Notice>
    )
  }
  const outcome = topUpOutcome(data.operations, asked.pending, way, asked.at)
  const close = {
    dismissLabel: t('return.close'),
    onDismiss: () => {
      pendingTopUpForgotten()
      onEnd()
    },
  }
  switch (outcome.kind) {
    case 'paid':
      return (
        <Notice tone="positive" announce="politely" title={t('return.paidTitle')} {...close}>
          {t('return.paid', { amount: formatMoney(outcome.operation.sum, language) })}
        </Notice>
      )
    case 'declined':
      return (
        <Notice
          tone="negative"
          announce="now"
          title={t('return.declinedTitle')}
          action={
            <Button size="xs" variant="default" onClick={() => topUpRequested(null)}>
              {t('return.again')}
            </Button>
          }
          {...close}
        >
          {t('return.declined')}
        </Notice>
      )
    case 'unknown':
      return (
        <Notice
          tone="warning"
          announce="now"
          title={t('return.unknownTitle')}
          action={again}
          {...close}
        >
          {t('return.unknown')}
        </Notice>
      )
  }
}
