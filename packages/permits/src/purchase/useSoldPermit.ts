import { offersQuery, permitCardsQuery, type OfferSearch } from '@parking/api-client'
import type { PermitCard, PermitOffer } from '@parking/domain'
import { useAppContext } from '@parking/runtime'
import { useQuery, useQueryClient } from '@tanstack/react-query'

/** A permit that is on sale or was found by the constructor. */
export interface SoldPermit {
  /** Null while it loads, and when it is sold no more. */
  readonly permit: PermitCard | null
  readonly isLoading: boolean
  /** Reads it once more, past the cache; null when it is sold no more. */
  readonly readAnew: () => Promise<PermitCard | null>
}

/** Looks a permit up where it came from. */
export function useSoldPermit(code: string, search: OfferSearch | null): SoldPermit {
  const { api } = useAppContext()
  const queryClient = useQueryClient()
  const onSale = useQuery({ ...permitCardsQuery(api), enabled: search === null })
  // Nothing is asked of the constructor where the permit did not come from it.
  const offers = useQuery({ ...offersQuery(api, search ?? nothing), enabled: search !== null })
  const list = search === null ? onSale : offers
  const find = (permits: readonly PermitCard[] = []) =>
    permits.find((one) => one.code === code) ?? null
  return {
    permit: find(search === null ? onSale.data?.items : offersOnSale(search, offers.data?.items)),
    isLoading: list.isLoading,
    readAnew: async () => {
      if (search === null) {
        const query = { ...permitCardsQuery(api), staleTime: 0 }
        return find((await queryClient.fetchQuery(query)).items)
      }
      const query = { ...offersQuery(api, search), staleTime: 0 }
      return find(offersOnSale(search, (await queryClient.fetchQuery(query)).items))
    },
  }
}

const nothing: OfferSearch = { zones: [], startDate: '', days: 0, plate: '' }

/** What the constructor has found, as permits that can be bought: for the car and day it was asked for. */
export function offersOnSale(
  { plate, startDate }: OfferSearch,
  offers: readonly PermitOffer[] = [],
): readonly PermitCard[] {
  return offers.map((offer, order) => ({
    code: offer.code,
    name: offer.name,
    type: offer.type,
    description: null,
    order,
    startDate: offer.startDate ?? startDate,
    plate,
    cost: offer.price,
    zones: offer.zones,
  }))
}
