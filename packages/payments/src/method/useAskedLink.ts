import { useEffect, useState } from 'react'
import { isBusy } from '../charge/ChargeState.ts'
import type { Charge } from '../charge/createCharge.ts'
import { useChargeState } from '../service/useChargeState.ts'

/**
 * A link to a bank's page is good for what it was asked for: a change of the form puts it aside, also
 * one that was made before the link came.
 *
 * @returns is told what a form holds when it asks
 */
export function useAskedLink<Intent, Result>(
  charge: Charge<Intent, Result>,
  values: object,
): (asked: object) => void {
  const state = useChargeState(charge)
  const [asked, setAsked] = useState<string | null>(null)
  const isOfOther = !isBusy(state) && state.kind !== 'idle' && asked !== JSON.stringify(values)
  useEffect(() => {
    if (isOfOther) charge.dismiss()
  }, [charge, isOfOther])
  return (given) => setAsked(JSON.stringify(given))
}
