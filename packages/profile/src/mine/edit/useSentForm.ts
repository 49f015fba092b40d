import { ApiError } from '@parking/api-client'
import type { ErrorName } from '@parking/domain'
import {
  useChangeFailure,
  useErrorText,
  useTexts,
  useRuledForm,
  type ChangeFailure,
  type RuledForm,
  type Rules,
} from '@parking/runtime'
import { useId, useRef, useState } from 'react'
import { mineTexts } from '../texts/ru.ts'

/** A form that is sent to the back end: see {@link useSentForm}. */
export interface SentForm<Values> extends RuledForm<Values> {
  readonly isSending: boolean
  /** Why it was refused, where that is about no field; null when it was not. */
  readonly failure: ChangeFailure | null
  /** Lets go of what was refused of a field, which is then empty again. */
  readonly forgetRefusal: (field: keyof Values & string) => void
  /** The id of a field's input. */
  readonly idOf: (field: string) => string
}

/** Which field an error is about, with words of its own where the usual ones do not fit. */
export type FieldErrors<Values> = {
  readonly [Name in ErrorName]?: {
    readonly field: keyof Values & string
    readonly text?: string
  }
}

/**
 * Holds a form that is judged by rules and then sent, once at a time. What the back end refuses stands
 * beside its field, which takes the focus; what was typed stays.
 *
 * @param options.send - sends the values; what it fails with is worded
 */
export function useSentForm<Values extends Record<string, string>>(options: {
  readonly initialValues: Values
  readonly rules: Rules<Values>
  readonly errors: FieldErrors<Values>
  readonly send: (values: Values) => Promise<unknown>
  /** What may have been done all the same, and what to do then. */
  readonly perhaps?: string
}): SentForm<Values> {
  const { initialValues, rules, errors, send, perhaps } = options
  const id = useId()
  const idOf = (field: string): string => `${id}-${field}`
  const { t } = useTexts(mineTexts)
  const errorText = useErrorText()
  const changeFailure = useChangeFailure()
  const [isSending, setSending] = useState(false)
  /** Why the last call failed, and what it was made with. */
  const [failed, setFailed] = useState<{ readonly error: unknown; readonly sent: Values } | null>(
    null,
  )
  const sending = useRef(false)
  // Worded anew each time: the language may have changed.
  const blamed = failed === null ? null : blame(failed.error)
  const judged = useRuledForm<Values>({
    initialValues,
    rules,
    onSubmit: (values) => void submit(values),
    blamed,
  })

  async function submit(values: Values): Promise<void> {
    if (sending.current) return
    sending.current = true
    setSending(true)
    setFailed(null)
    try {
      await send(values)
    } catch (error) {
      tell(error, values)
    } finally {
      sending.current = false
      setSending(false)
    }
  }

  /** The field that an error is about, in words; null where it is about none. */
  function blame(error: unknown): { field: keyof Values & string; message: string } | null {
    const name = error instanceof ApiError ? error.errorName : null
    const about = name === null ? undefined : errors[name]
    if (about === undefined) return null
    return { field: about.field, message: about.text ?? errorText(error) }
  }

  function tell(error: unknown, sent: Values): void {
    setFailed({ error, sent })
    const about = blame(error)
    if (about === null) return
    judged.refuseField(about.field, about.message)
    document.getElementById(idOf(about.field))?.focus()
  }

  function forgetRefusal(field: keyof Values & string): void {
    setFailed(null)
    // What was typed since then stays.
    if (blamed?.field !== field || judged.form.getValues()[field] !== failed?.sent[field]) return
    judged.form.setValues((now) => ({ ...now, [field]: '' }))
    judged.form.clearFieldError(field)
  }

  const own = perhaps === undefined ? {} : { perhaps }
  const failure =
    failed === null || blamed !== null
      ? null
      : changeFailure(failed.error, { title: t('edit.failed'), ...own })
  return { ...judged, isSending, failure, forgetRefusal, idOf }
}
