import { useChargeState, usePayments } from '@parking/payments'
import { keptValue, useAppContext } from '@parking/runtime'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import type { ParkingData } from '@parking/sessions'
import type { ParkingSearch } from './readParkingSearch.ts'

/** On the street, or behind a barrier. */
export type ParkingType = v.InferOutput<typeof parkingType>

const parkingType = v.picklist(['roadside', 'barrier'])

/**
 * Which form is open: the one that the address asks for, else the one that was paid by last on this
 * device. Only a city that has barrier parkings knows a choice.
 */
export function useParkingType(
  { type }: ParkingSearch,
  { settings, account }: ParkingData,
): readonly [ParkingType, (type: ParkingType) => void] {
  const { storage, city } = useAppContext()
  const { start, barrier } = usePayments()
  const [kept] = useState(() => keptValue(storage, `parking.kind.${city.id}`, parkingType))
  const asked = type === undefined ? null : type === 'planar' ? 'barrier' : 'roadside'
  const [chosen, setChosen] = useState<ParkingType | null>(null)
  // Back from the bank: what became of it is told there.
  const isOfBarrier = useChargeState(barrier).kind !== 'idle'
  useEffect(() => {
    const remember = (paidBy: ParkingType) => (state: { readonly kind: string }) => {
      if (state.kind === 'done') kept.write(paidBy)
    }
    const ends = [
      start.store.subscribe(remember('roadside')),
      barrier.store.subscribe(remember('barrier')),
    ]
    return () => {
      for (const end of ends) end()
    }
  }, [kept, start, barrier])
  if (!settings.hasBarrierParking || account === null) return ['roadside', setChosen]
  const usual = isOfBarrier ? 'barrier' : (kept.read() ?? 'roadside')
  return [chosen ?? asked ?? usual, setChosen]
}
