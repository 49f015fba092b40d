import { ApiError } from '@parking/api-client'
import type { FormSummaryProps } from '@parking/ui'
import { useId, useState } from 'react'
import { useChangeFailure, type ChangeFailure } from '../errorTexts/useChangeFailure.ts'
import { useErrorText } from '../errorTexts/useErrorText.ts'
import { findBlame, type Blame, type BlameWords } from './findBlame.ts'
import { useOneCall } from './useOneCall.ts'
import { useRuledForm, type RuledForm, type Rules } from './useRuledForm.ts'

/** What tells one form from another. */
interface SentFormOptions<Values, Answer> {
  readonly initialValues: Values
  readonly rules: Rules<Values>
  /** What was not done where it is refused. */
  readonly refused: string
  /** What may have been done all the same where the answer was lost, and what to do then. */
  readonly perhaps?: string
  /** What each refusal is about, and its words in this form; null where the usual ones fit. */
  readonly blame?:
    | BlameWords<keyof Values & string>
    | ((error: ApiError, sent: Values) => Blame<keyof Values & string> | null)
  /**
   * What becomes of a call whose form goes away. One that only asks or signs in is given up. One that
   * changes something goes on: given up, it may have been done or not, and no screen could say which.
   */
  readonly whenLeft: 'giveUp' | 'goOn'
  /** Makes the call, and all that has to follow it even where the form has gone away. */
  readonly send: (values: Values, signal: AbortSignal) => Promise<Answer>
  /** What comes after while the form is there; it stays busy until that is done. */
  readonly onSent?: (answer: Answer, values: Values) => void | Promise<void>
}

/** A form that is sent: see {@link useSentForm}. */
export interface SentForm<Values> extends Pick<RuledForm<Values>, 'form' | 'refusals' | 'submit'> {
  /** What the rules have refused, for a summary above the form. */
  readonly refused: FormSummaryProps['errors']
  readonly isBusy: boolean
  /** Why the last call failed, null when it did not. */
  readonly error: unknown
  /** The failure of the last call in words, where it is about no field; null where there is none. */
  readonly failure: ChangeFailure | null
  /** Lets go of why the last call was refused; the field that it was about is empty again. */
  readonly forgetRefusal: () => void
  /** The id of a field. */
  readonly id: (field: keyof Values & string) => string
  /** The same with what the call has refused, where that is said above the form too. */
  readonly summary: FormSummaryProps
}

/**
 * Judges a form by rules and sends it, one call at a time. What the call refuses is said beside the
 * field that it is about, and what was typed stays.
 */
export function useSentForm<Values extends Record<string, unknown>, Answer>(
  options: SentFormOptions<Values, Answer>,
): SentForm<Values> {
  const { initialValues, rules, refused, perhaps, blame = {}, whenLeft, send, onSent } = options
  const changeFailure = useChangeFailure()
  const errorText = useErrorText()
  /** Why the last call failed, and what it was made with. */
  const [failed, setFailed] = useState<{ readonly error: unknown; readonly sent: Values } | null>(
    null,
  )
  const [failures, setFailures] = useState(0)
  const { isBusy, run } = useOneCall()
  const formId = useId()
  const id = (field: string): string => `${formId}-${field}`

  /** What the last call has failed with, in words, and the field that it is about. */
  const word = (
    error: unknown,
    sent: Values,
  ): ChangeFailure & { readonly field?: keyof Values & string } => {
    if (error instanceof ApiError) {
      const own = typeof blame === 'function' ? blame(error, sent) : findBlame(blame, error)
      if (own !== null) {
        const { message: text = errorText(error), ...about } = own
        return { title: refused, text, ...about }
      }
    }
    return changeFailure(error, { title: refused, ...(perhaps === undefined ? {} : { perhaps }) })
  }
  const sumUp = ({ field, text }: ReturnType<typeof word>) =>
    field === undefined ? { message: text } : { fieldId: id(field), message: text }
  // Worded anew each time: the language may have changed.
  const failure = failed === null ? null : word(failed.error, failed.sent)
  const ruled = useRuledForm({
    initialValues,
    rules,
    onSubmit: (values) => void submit(values),
    blamed: failure?.field === undefined ? null : { field: failure.field, message: failure.text },
  })

  function refuse(error: unknown, sent: Values): void {
    const { field, text } = word(error, sent)
    if (field !== undefined) ruled.refuseField(field, text)
    setFailed({ error, sent })
    setFailures((count) => count + 1)
  }

  function submit(values: Values): Promise<void> {
    return run(
      (left) => {
        setFailed(null)
        return send(values, whenLeft === 'giveUp' ? left : new AbortController().signal)
      },
      async (outcome) => {
        if ('why' in outcome) refuse(outcome.why, values)
        else await onSent?.(outcome.answer, values)
      },
    )
  }

  function forgetRefusal(): void {
    setFailed(null)
    const field = failure?.field
    // What was typed since then stays.
    if (field === undefined || ruled.form.getValues()[field] !== failed?.sent[field]) return
    ruled.form.setValues((now) => ({ ...now, [field]: '' }))
    ruled.form.clearFieldError(field)
  }

  const refusedByRules = ruled.refused.map(({ field, message }) => ({
    fieldId: id(field),
    message,
  }))
  const isRuled = refusedByRules.length > 0
  return {
    form: ruled.form,
    submit: ruled.submit,
    refused: refusedByRules,
    refusals: ruled.refusals,
    isBusy,
    error: failed?.error ?? null,
    failure: failure?.field === undefined ? failure : null,
    forgetRefusal,
    id,
    summary: {
      title: isRuled ? refused : (failure?.title ?? refused),
      attempt: ruled.refusals + failures,
      errors: isRuled || failure === null ? refusedByRules : [sumUp(failure)],
    },
  }
}
