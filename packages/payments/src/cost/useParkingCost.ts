import { costQuery, type CostRequest } from '@parking/api-client'
import type { ParkingCost } from '@parking/domain'
import { useAppContext } from '@parking/runtime'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

/** What is known of a cost. `none`: there is nothing to ask yet. */
type CostState =
  | { readonly kind: 'none' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'known'; readonly cost: ParkingCost }
  | { readonly kind: 'failed'; readonly error: unknown }

/** A cost, and how to ask for it once more. */
export interface AskedCost {
  readonly state: CostState
  readonly askAgain: () => void
}

/** Never sent: the query is off while there is nothing to ask. */
const nothing: CostRequest = { vehicle: { plate: '' }, zone: null, durationMinutes: 0 }

/**
 * Asks the back end what a stay costs. One question is out at a time: values that change meanwhile
 * wait for its answer, and then only the latest of them are asked about. Nothing is asked while a
 * payment is under way.
 *
 * @param wanted - what to ask about; null while the form can't be priced
 * @param isPaying - whether a payment is under way
 */
export function useParkingCost(wanted: CostRequest | null, isPaying: boolean): AskedCost {
  const { api } = useAppContext()
  const [asked, setAsked] = useState<CostRequest | null>(null)
  const query = useQuery({
    ...costQuery(api, asked ?? nothing),
    enabled: asked !== null && !isPaying,
    // A question that failed is not held against the next one.
    retry: false,
  })
  const isAsked = same(asked, wanted)
  if (!isAsked && !query.isFetching && !isPaying) setAsked(wanted)
  return {
    state: stateOf(wanted, isAsked, query),
    askAgain: () => void query.refetch({ cancelRefetch: false }),
  }
}

function stateOf(
  wanted: CostRequest | null,
  isAsked: boolean,
  query: {
    readonly data: ParkingCost | undefined
    readonly error: unknown
    readonly isFetching: boolean
  },
): CostState {
  if (wanted === null) return { kind: 'none' }
  if (!isAsked || query.isFetching) return { kind: 'asking' }
  if (query.error !== null) return { kind: 'failed', error: query.error }
  return query.data === undefined ? { kind: 'asking' } : { kind: 'known', cost: query.data }
}

function same(one: CostRequest | null, other: CostRequest | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
