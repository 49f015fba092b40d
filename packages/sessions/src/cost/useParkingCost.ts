import { costCall, costQuery, type CostRequest } from '@parking/api-client'
import {
  askPrice,
  isPriceOld,
  readClocks,
  type OfferedPrice,
  type PriceBasis,
  type ToldPrice,
} from '@parking/payments'
import { submitState, type ParkingCost } from '@parking/domain'
import type { Kopecks } from '@parking/pricing'
import { useAppContext } from '@parking/runtime'
import { useClockValue } from '@parking/ui'
import { focusManager, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

/** A price that may be paid. */
export interface KnownCost {
  readonly kind: 'known'
  readonly cost: ParkingCost
  /** What the same cost before it changed; null when it has not. */
  readonly before: Kopecks | null
  /** Whether it is being asked again. */
  readonly isRefreshing: boolean
}

/**
 * What is known of a cost. `none`: there is nothing to ask yet. `notAsked`: nothing is asked while an
 * earlier payment is under way or nobody knows what became of it.
 */
type CostState =
  | { readonly kind: 'none' }
  | { readonly kind: 'notAsked' }
  | { readonly kind: 'asking' }
  | KnownCost
  | { readonly kind: 'failed'; readonly error: unknown }

/** A price as it was told, with what it is made of. */
interface AskedPrice extends ToldPrice {
  readonly cost: ParkingCost
  /** What the same cost before it changed; null when it has not. */
  readonly before: Kopecks | null
}

/** A cost, and how to ask for it once more. */
export interface AskedCost {
  readonly state: CostState
  readonly askAgain: () => void
  /**
   * The price in sight, as a charge takes it that is to be paid.
   *
   * @param sumBefore - what the session has cost before; 0 for a new one, null where that is not told
   * @param isFromBalance - whether the balance pays; as the form is paid where it is left out
   * @returns null when it is not in sight
   */
  readonly offer: (sumBefore: Kopecks | null, isFromBalance?: boolean) => OfferedPrice | null
}

/** Never sent: the query is off while there is nothing to ask. */
const nothing: CostRequest = { vehicle: { plate: '' }, zone: null, durationMinutes: 0 }

/**
 * Asks the back end what a stay costs. One question is out at a time: values that change meanwhile
 * wait for its answer, and then only the latest of them are asked about. Nothing is asked while a
 * payment is under way. A price that grows old in sight is asked again, at the latest when its page
 * comes back to the front.
 *
 * @param wanted - what to ask about; null while the form can't be priced
 * @param isPaying - whether a payment is under way
 * @param basis - what the price hangs on besides that
 * @param isFromBalance - whether the balance pays, which may not be enough
 */
export function useParkingCost(
  wanted: CostRequest | null,
  isPaying: boolean,
  basis: PriceBasis,
  isFromBalance = true,
): AskedCost {
  const [asked, setAsked] = useState<CostRequest | null>(null)
  const query = usePrice(asked, !isPaying, basis)
  const isAsked = same(asked, wanted)
  if (!isAsked && !query.isFetching && !isPaying) setAsked(wanted)
  return {
    state: stateOf(wanted, isAsked, isPaying, query),
    askAgain: () => void query.refetch({ cancelRefetch: false }),
    offer: useOffer(wanted, isAsked, query, { basis, isFromBalance }),
  }
}

type PriceQuery = ReturnType<typeof usePrice>

function usePrice(asked: CostRequest | null, isEnabled: boolean, basis: PriceBasis) {
  const { api, clock } = useAppContext()
  const queryClient = useQueryClient()
  const question = asked ?? nothing
  const { queryKey } = costQuery(api, question)
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<AskedPrice> => {
      const price = await askPrice(clock, basis, () => api.run(costCall(question), { signal }))
      const last = queryClient.getQueryData<AskedPrice>([...queryKey])
      const before = last === undefined || last.total === price.total ? last?.before : last.total
      return { ...price, before: before ?? null }
    },
    enabled: asked !== null && isEnabled,
    // A question that failed is not held against the next one.
    retry: false,
    staleTime: 0,
    gcTime: 0,
  })
  const { data, refetch } = query
  // Which price is old: another one that is old at once has to be asked again too.
  const oldPriceAt = useClockValue(() =>
    data !== undefined && isPriceOld(data, readClocks(clock), basis) ? data.askedAt.elapsed : null,
  )
  useEffect(() => {
    // A page that is out of sight asks when it comes back.
    if (oldPriceAt === null || !isEnabled || !focusManager.isFocused()) return
    void refetch({ cancelRefetch: false })
  }, [oldPriceAt, isEnabled, refetch])
  return query
}

function useOffer(
  wanted: CostRequest | null,
  isAsked: boolean,
  { data, isFetching, refetch }: PriceQuery,
  { basis, isFromBalance }: { readonly basis: PriceBasis; readonly isFromBalance: boolean },
): AskedCost['offer'] {
  // What is wanted when an answer has come; null once the form is gone.
  const latest = useRef<{ wanted: CostRequest | null; basis: PriceBasis } | null>(null)
  useEffect(() => {
    latest.current = { wanted, basis }
    return () => {
      latest.current = null
    }
  })

  async function askAgain(isPaidFromBalance: boolean): Promise<AskedPrice | null> {
    const { data: fresh, error } = await refetch()
    if (fresh === undefined || error !== null || latest.current === null) return null
    const isPayable = submitState(fresh.cost, false, isPaidFromBalance).label === 'start'
    return isPayable && same(latest.current.wanted, wanted) ? fresh : null
  }

  return (sumBefore, isPaidFromBalance = isFromBalance) => {
    if (data === undefined || !isAsked) return null
    const findBasis: PriceBasis = (now) => (latest.current?.basis ?? basis)(now)
    // One that is being asked again may be another one already.
    const shown = isFetching ? { ...data, basis: null } : data
    return { shown, sumBefore, findBasis, askAgain: () => askAgain(isPaidFromBalance) }
  }
}

function stateOf(
  wanted: CostRequest | null,
  isAsked: boolean,
  isPaying: boolean,
  query: PriceQuery,
): CostState {
  const { data, error, isFetching } = query
  if (wanted === null) return { kind: 'none' }
  if (isPaying && !isFetching && (!isAsked || (data === undefined && error === null))) {
    return { kind: 'notAsked' }
  }
  if (!isAsked) return { kind: 'asking' }
  if (data !== undefined && (isFetching || error === null)) {
    return { kind: 'known', cost: data.cost, before: data.before, isRefreshing: isFetching }
  }
  return isFetching || error === null ? { kind: 'asking' } : { kind: 'failed', error }
}

/** Whether a question is out, so that what is in sight may change at once. */
export function isBeingAsked(state: CostState): boolean {
  return state.kind === 'asking' || (state.kind === 'known' && state.isRefreshing)
}

function same(one: CostRequest | null, other: CostRequest | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
