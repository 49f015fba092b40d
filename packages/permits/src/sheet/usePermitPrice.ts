import { operationsQuery } from '@parking/api-client'
import { findPermitPurchase, wholeHistory, type Benefit } from '@parking/domain'
import { formatMoney } from '@parking/pricing'
import { useAppContext, useTexts } from '@parking/runtime'
import type { Fact } from '@parking/ui'
import { useQuery } from '@tanstack/react-query'
import { permitsTexts } from '../texts/ru.ts'

/** What was paid for a permit: its list does not say that, the history does. */
export function usePermitPrice(permit: Benefit): {
  readonly shown: Omit<Fact, 'name'>
  /** Why it is missing; null where it is there, on its way, or in no history. */
  readonly error: unknown
  readonly isRetrying: boolean
  readonly retry: () => void
} {
  const { t, language } = useTexts(permitsTexts)
  const { api } = useAppContext()
  const { data, error, isFetching, refetch } = useQuery(
    operationsQuery(api, { ...wholeHistory, type: 'subscription' }),
  )
  const purchase = findPermitPurchase(data?.operations ?? [], permit)
  const pending = error === null ? 'sheet.priceLoading' : 'sheet.priceUnknown'
  const missing = data === undefined ? pending : 'sheet.noPrice'
  return {
    shown:
      purchase === null
        ? { value: t(missing), isMissing: true }
        : { value: formatMoney(purchase.sum, language) },
    error: data === undefined ? error : null,
    isRetrying: isFetching,
    retry: () => void refetch(),
  }
}
