import {
  forecastBalance,
  type BalanceForecast,
  type BalanceRate,
  type Company,
} from '@parking/domain'
import { keptValue, useAppContext, type KeptValue } from '@parking/runtime'
import { useNow } from '@parking/ui'
import * as v from 'valibot'

const rate = v.object({ perDay: v.number(), days: v.number(), at: v.number() })

/** A rate tells something for so long, in milliseconds. */
const usefulFor = 30 * 86_400_000

/** What a day costs, as it was reckoned last; kept in this browser, so that nothing is read for it again. */
function useRate(inn: string): KeptValue<v.InferOutput<typeof rate>> {
  const { city, storage } = useAppContext()
  return keptValue(storage, `parking.balanceRate.${city.id}.${inn}`, rate)
}

/** Keeps what a day costs, for the pages that don't read the history. */
export function useKeepRate(inn: string): (measured: BalanceRate | null) => void {
  const kept = useRate(inn)
  return (measured) => kept.write(measured === null ? null : { ...measured, at: Date.now() })
}

/** For how long the balance lasts, by the rate that was reckoned last; null where none is known. */
export function useKeptForecast({ inn, balance }: Company): BalanceForecast | null {
  const { timeZone } = useAppContext().api
  const now = useNow('minute')
  const found = useRate(inn).read()
  if (found === null || balance === null || now - found.at > usefulFor) return null
  return forecastBalance(balance, found, now, timeZone)
}
