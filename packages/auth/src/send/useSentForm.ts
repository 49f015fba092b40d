import { ApiError } from '@parking/api-client'
import { useChangeFailure, useRuledForm, type RuledForm, type Rules } from '@parking/runtime'
import { useEffect, useRef, useState } from 'react'

/** Why a call refused a form, in words, and the field that it is about. */
export interface Blame<Field extends string> {
  readonly message: string
  readonly field?: Field
}

/** What tells one form from another. */
interface SentFormOptions<Values, Answer> {
  /** What the ids of the fields begin with. */
  readonly name: string
  readonly initialValues: Values
  readonly rules: Rules<Values>
  /** What was not done where it is refused. */
  readonly refused: string
  /** Makes the call. */
  readonly send: (values: Values, signal: AbortSignal) => Promise<Answer>
  /** What comes after; the form stays busy until it is done. */
  readonly onSent: (answer: Answer, values: Values) => void | Promise<void>
  /** Words a refusal of what was sent in this form's own words; all others are worded once for the product. */
  readonly blame: (error: ApiError, sent: Values) => Blame<keyof Values & string> | null
}

/** A form that is sent: see {@link useSentForm}. */
export interface SentForm<Values> extends Pick<RuledForm<Values>, 'form' | 'submit'> {
  readonly isBusy: boolean
  /** Why the last call failed, null when it did not. */
  readonly error: unknown
  /** Lets go of what the last call refused of a field, which is then empty again. */
  readonly forgetRefusal: (field: keyof Values & string) => void
  /** The id of a field. */
  readonly id: (field: keyof Values & string) => string
  /** What the summary above the form shows. */
  readonly summary: {
    readonly title: string
    readonly attempt: number
    readonly errors: readonly { readonly fieldId?: string; readonly message: string }[]
  }
}

/**
 * Judges a form by rules and sends it: one call at a time; a form that goes away gives it up. What the
 * call refuses is said beside the field that it is about, and what was typed stays.
 */
export function useSentForm<Values extends Record<string, unknown>, Answer>(
  options: SentFormOptions<Values, Answer>,
): SentForm<Values> {
  const { name, initialValues, rules, send, onSent, blame } = options
  const changeFailure = useChangeFailure()
  const [error, setError] = useState<unknown>(null)
  /** What the last call was made with. */
  const [sentValues, setSentValues] = useState(initialValues)
  const [refusals, setRefusals] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const id = (field: string): string => `${name}-${field}`

  const find = (
    why: unknown,
    values: Values,
  ): { readonly title: string; readonly blamed: Blame<keyof Values & string> } => {
    const own = why instanceof ApiError ? blame(why, values) : null
    if (own !== null) return { title: options.refused, blamed: own }
    const { title, text } = changeFailure(why, { title: options.refused })
    return { title, blamed: { message: text } }
  }
  // Found anew each time: the language may have changed.
  const { title, blamed } =
    error === null ? { title: options.refused, blamed: null } : find(error, sentValues)
  const ruled = useRuledForm({
    initialValues,
    rules,
    onSubmit: (values) => void submit(values),
    blamed: blamed?.field === undefined ? null : { field: blamed.field, message: blamed.message },
  })

  function refuse(why: unknown, values: Values): void {
    const { field, message } = find(why, values).blamed
    if (field !== undefined) ruled.refuseField(field, message)
    setSentValues(values)
    setError(why)
    setRefusals((count) => count + 1)
  }

  async function submit(values: Values): Promise<void> {
    if (running.current !== null) return
    const controller = new AbortController()
    running.current = controller
    setBusy(true)
    setError(null)
    const answer = await send(values, controller.signal).then(
      (sent) => ({ sent }),
      (why: unknown) => ({ why }),
    )
    if (controller.signal.aborted) return
    try {
      if ('why' in answer) refuse(answer.why, values)
      else await onSent(answer.sent, values)
    } finally {
      running.current = null
      setBusy(false)
    }
  }

  function forgetRefusal(field: keyof Values & string): void {
    if (blamed?.field !== field) return
    // What was typed since then stays.
    if (ruled.form.getValues()[field] === sentValues[field]) {
      ruled.form.setValues((now) => ({ ...now, [field]: '' }))
      ruled.form.clearFieldError(field)
    }
    setError(null)
  }

  const isRuled = ruled.refused.length > 0
  const refused = isRuled ? ruled.refused : blamed === null ? [] : [blamed]
  return {
    form: ruled.form,
    submit: ruled.submit,
    isBusy,
    error,
    forgetRefusal,
    id,
    summary: {
      title: isRuled ? options.refused : title,
      attempt: ruled.refusals + refusals,
      errors: refused.map(({ field, message }) =>
        field === undefined ? { message } : { fieldId: id(field), message },
      ),
    },
  }
}
