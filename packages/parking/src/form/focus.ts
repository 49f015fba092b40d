import { useEffect, useRef } from 'react'
import type { FormValues } from './formValues.ts'

/** The ids of the form's fields. */
export interface FieldIds {
  readonly zone: string
  readonly plate: string
  readonly duration: string
  readonly submit: string
}

/** The field that has to be filled in next; the submit button when all are. */
function firstUnfilled(values: FormValues, ids: FieldIds): string {
  if (values.zone === null) return ids.zone
  if (values.vehicle === null && values.choice.kind === 'new') return ids.plate
  return values.durationMinutes === null ? ids.duration : ids.submit
}

/**
 * Puts the focus on the next empty field once, as soon as a link has led to the form. With everything
 * filled in it lands on the duration, where Enter submits.
 */
export function useFocusOfArrival(values: FormValues, ids: FieldIds, isArrival: boolean): void {
  const next = firstUnfilled(values, ids)
  const target = useRef(next)
  useEffect(() => {
    target.current = next === ids.submit ? ids.duration : next
  })
  useEffect(() => {
    if (isArrival) document.getElementById(target.current)?.focus()
  }, [isArrival])
}
