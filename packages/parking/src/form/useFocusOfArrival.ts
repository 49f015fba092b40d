import type { ChargeState } from '@parking/payments'
import { useEffect, useEffectEvent } from 'react'
import type { FormValues } from './formValues.ts'
import type { FormFields } from './useBlocker.ts'

/** The field that has to be filled in next; the duration, where Enter submits, when all are. */
function firstUnfilled(values: FormValues) {
  if (values.zone === null) return 'zone'
  return values.vehicle === null && values.choice.kind === 'new' ? 'plate' : 'duration'
}

/**
 * Puts the focus on the next empty field once for each link that leads to the form, unless there is
 * something to be told of a payment first.
 *
 * @param arrival - names the link; null where none has led here
 * @param charge - where the payment stands
 */
export function useFocusOfArrival(
  values: FormValues,
  fields: FormFields,
  arrival: string | null,
  charge: ChargeState<unknown, unknown>['kind'],
): void {
  const focusNext = useEffectEvent(() => {
    if (charge === 'idle') fields.find(firstUnfilled(values))?.focus()
  })
  useEffect(() => {
    if (arrival !== null) focusNext()
  }, [arrival])
}
