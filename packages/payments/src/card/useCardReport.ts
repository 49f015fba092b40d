import { ApiError, reportCardPayment } from '@parking/api-client'
import { randomId, useAppContext } from '@parking/runtime'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { CardOrder } from './readCardOrder.ts'

/** What the server says of a payment by card. */
export type CardReport =
  | { readonly kind: 'asking' }
  | { readonly kind: 'paid' }
  | { readonly kind: 'declined' }
  /** It waits for its payment. */
  | { readonly kind: 'notPaid' }
  /** No such order, or not with this sum. */
  | { readonly kind: 'refused' }
  /** It is not known. */
  | { readonly kind: 'failed' }

/**
 * Tells the server how the bank's page has ended, once, and says what the server makes of it. What
 * the way back claims is passed on and never believed.
 */
export function useCardReport(
  { invoiceId, amount }: CardOrder,
  claim: 'paid' | 'declined' | null,
): { readonly report: CardReport; readonly isAsking: boolean; readonly askAgain: () => void } {
  const { api, clock } = useAppContext()
  const key = useRef<string | null>(null)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...api.scope, 'card-report', invoiceId, amount],
    queryFn: async ({ signal }) => {
      // A try whose answer was lost keeps its key.
      key.current ??= randomId()
      const input = { source: 'portal', invoiceId, billNumber: invoiceId, amount }
      const call = reportCardPayment({
        ...input,
        paidAt: clock.now(),
        // Who claims nothing only asks.
        isAuthorized: claim === null ? null : claim === 'paid',
      })
      try {
        const answer = await api.run(call, { signal, idempotencyKey: key.current })
        key.current = null
        return answer
      } catch (why) {
        if (why instanceof ApiError && !why.outcomeUnknown) key.current = null
        throw why
      }
    },
    // It is never sent by itself again.
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    networkMode: 'always',
  })
  return { report: toReport(data, error), isAsking: isFetching, askAgain: () => void refetch() }
}

type Answer = { readonly isAuthorized: boolean; readonly isDeclined: boolean } | undefined

function toReport(answer: Answer, error: Error | null): CardReport {
  if (error instanceof ApiError && error.kind === 'server') return { kind: 'refused' }
  if (error !== null) return { kind: 'failed' }
  if (answer === undefined) return { kind: 'asking' }
  if (answer.isAuthorized) return { kind: 'paid' }
  return { kind: answer.isDeclined ? 'declined' : 'notPaid' }
}
