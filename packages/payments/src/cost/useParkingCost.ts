import { costCall, costQuery, type CostRequest } from '@parking/api-client'
import type { ParkingCost } from '@parking/domain'
import type { Kopecks } from '@parking/pricing'
import { useAppContext } from '@parking/runtime'
import { useClockValue } from '@parking/ui'
import { focusManager, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { isPriceOld, type AskedPrice, type PriceBasis } from './isPriceOld.ts'

/** A price that may be paid. */
export interface KnownCost {
  readonly kind: 'known'
  readonly cost: ParkingCost
  /** What the same cost before it changed; null when it has not. */
  readonly before: Kopecks | null
  /** Whether it is being asked again. */
  readonly isRefreshing: boolean
}

/** What is known of a cost. `none`: there is nothing to ask yet. */
type CostState =
  | { readonly kind: 'none' }
  | { readonly kind: 'asking' }
  | KnownCost
  | { readonly kind: 'failed'; readonly error: unknown }

/** A cost, and how to ask for it once more. */
export interface AskedCost {
  readonly state: CostState
  readonly askAgain: () => void
  /**
   * Makes sure that the price in sight is still the price, before it is paid: an old one is asked
   * again.
   *
   * @returns null when it may not be paid: it costs another sum now, which is in sight then, or it
   *   is not known, or something else is asked about meanwhile
   */
  readonly confirm: () => Promise<ParkingCost | null>
  /** Whether an old price is being asked again because it is to be paid. */
  readonly isConfirming: boolean
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
 */
export function useParkingCost(
  wanted: CostRequest | null,
  isPaying: boolean,
  basis: PriceBasis,
): AskedCost {
  const [asked, setAsked] = useState<CostRequest | null>(null)
  const query = usePrice(asked, !isPaying, basis)
  const isAsked = same(asked, wanted)
  if (!isAsked && !query.isFetching && !isPaying) setAsked(wanted)
  return {
    state: stateOf(wanted, isAsked, query),
    askAgain: () => void query.refetch({ cancelRefetch: false }),
    ...useConfirm(wanted, isAsked, query, basis),
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
      const began = clock.elapsed()
      const cost = await api.run(costCall(question), { signal })
      // The answer may have set the clock right.
      const askedAt = clock.now() - (clock.elapsed() - began)
      const last = queryClient.getQueryData<AskedPrice>([...queryKey])
      const isChanged = last !== undefined && last.cost.total !== cost.total
      return {
        cost,
        askedAt,
        basis: basis(askedAt),
        before: isChanged ? last.cost.total : (last?.before ?? null),
      }
    },
    enabled: asked !== null && isEnabled,
    // A question that failed is not held against the next one.
    retry: false,
    staleTime: 0,
    gcTime: 0,
  })
  const { data, refetch } = query
  // Which price is old: another one that is old at once has to be asked again too.
  const oldPriceAt = useClockValue((now) =>
    data !== undefined && isPriceOld(data, now, basis) ? data.askedAt : null,
  )
  useEffect(() => {
    // A page that is out of sight asks when it comes back.
    if (oldPriceAt === null || !isEnabled || !focusManager.isFocused()) return
    void refetch({ cancelRefetch: false })
  }, [oldPriceAt, isEnabled, refetch])
  return query
}

function useConfirm(
  wanted: CostRequest | null,
  isAsked: boolean,
  { data, isFetching, refetch }: PriceQuery,
  basis: PriceBasis,
): Pick<AskedCost, 'confirm' | 'isConfirming'> {
  const { clock } = useAppContext()
  const [isConfirming, setConfirming] = useState(false)
  // What is wanted when the answer has come; null once the form is gone.
  const latest = useRef<{ wanted: CostRequest | null; basis: PriceBasis } | null>(null)
  useEffect(() => {
    latest.current = { wanted, basis }
    return () => {
      latest.current = null
    }
  })

  async function confirm(): Promise<ParkingCost | null> {
    if (data === undefined || !isAsked || isConfirming) return null
    if (!isFetching && !isPriceOld(data, clock.now(), basis)) return data.cost
    setConfirming(true)
    const { data: fresh, error } = await refetch()
    setConfirming(false)
    const now = latest.current
    if (fresh === undefined || error !== null || now === null) return null
    const isPrice = same(now.wanted, wanted) && !isPriceOld(fresh, clock.now(), now.basis)
    return isPrice && fresh.cost.total === data.cost.total ? fresh.cost : null
  }

  return { confirm, isConfirming }
}

function stateOf(wanted: CostRequest | null, isAsked: boolean, query: PriceQuery): CostState {
  const { data, error, isFetching } = query
  if (wanted === null) return { kind: 'none' }
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
