import { keptValue, useAppContext, type KeptValue } from '@parking/runtime'
import * as v from 'valibot'

const sum = v.pipe(v.number(), v.integer(), v.minValue(0))

/** The sum below which a company wants to be warned, in kopecks; kept in this browser. */
export function useBalanceLimit(inn: string): KeptValue<number> {
  const { city, storage } = useAppContext()
  return keptValue(storage, `parking.balanceLimit.${city.id}.${inn}`, sum)
}
