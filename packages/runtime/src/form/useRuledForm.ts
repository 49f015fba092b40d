import { useForm, type UseFormReturnType } from '@mantine/form'
import { useEffect, useRef, useState, type FocusEvent } from 'react'

/** Judges one field: the message to show beside it, or null when it is good. */
export type Rule<Value, Values> = (value: Value, values: Values) => string | null

/** The rules of a form by field. */
export type Rules<Values> = { readonly [Field in keyof Values]?: Rule<Values[Field], Values> }

/** A field that was refused, for the summary above the form. */
export interface RefusedField {
  readonly field: string
  readonly message: string
}

/** A form whose fields are judged by rules: see {@link useRuledForm}. */
export interface RuledForm<Values> {
  readonly form: UseFormReturnType<Values>
  /** What the last submit was refused for; empty after a good one and while nothing was submitted. */
  readonly refused: readonly RefusedField[]
  /** Counts refused submits, so that the summary can take the focus anew each time. */
  readonly refusals: number
  /** Says beside a field what was refused of it elsewhere; it stays until the field is changed or sent again. */
  readonly refuseField: (field: keyof Values & string, message: string) => void
  /** Handles the form's submit event. */
  readonly submit: (event?: React.FormEvent<HTMLFormElement>) => void
}

/**
 * Holds a form's values and judges them by rules: a field when it is left with something in it,
 * everything on submit, nothing while it is being typed. What was typed stays after a refusal.
 *
 * @param options.blamed - what `refuseField` was told last, in the words of the language that is spoken now
 */
export function useRuledForm<Values extends Record<string, unknown>>(options: {
  readonly initialValues: Values
  readonly rules: Rules<Values>
  readonly onSubmit: (values: Values) => void
  readonly blamed?: RefusedField | null
}): RuledForm<Values> {
  const { initialValues, rules, onSubmit, blamed = null } = options
  /** What the last submit was refused with, and in which fields. */
  const [last, setLast] = useState<{ readonly values: Values; readonly fields: readonly string[] }>(
    {
      values: initialValues,
      fields: [],
    },
  )
  const [refusals, setRefusals] = useState(0)
  /** The values that were refused elsewhere, where no rule has anything to say. */
  const [elsewhere, setElsewhere] = useState<Partial<Values>>({})
  const form = useForm<Values>({
    initialValues,
    validate: (values) => judge(values, rules),
    enhanceGetInputProps: ({ field, form: judged }) => ({
      onBlur: (event?: FocusEvent) => {
        // Words that appear under the finger would move the button away before it is let go, and
        // pressing it judges everything.
        if (isSubmit(event?.relatedTarget)) return
        const value = judged.getValues()[field]
        if (value !== '' && value !== elsewhere[field]) judged.validateField(field)
      },
    }),
    clearInputErrorOnChange: true,
  })
  const submit = form.onSubmit(
    (values) => {
      setLast({ values, fields: [] })
      setElsewhere({})
      onSubmit(values)
    },
    (_errors, values) => {
      setLast({ values, fields: Object.keys(judge(values, rules)) })
      setRefusals((count) => count + 1)
    },
  )

  function refuseField(field: keyof Values & string, message: string): void {
    const value = form.getValues()[field]
    setElsewhere((known) => ({ ...known, [field]: value }))
    form.setFieldError(field, message)
  }

  /** Whether the same would still be refused: another choice in the form may ask for other fields. */
  const isAsked = (field: string) =>
    field in judge({ ...form.values, [field]: last.values[field] }, rules)
  // The rules word it anew when the language changes.
  const refused = Object.entries(judge(last.values, rules))
    .filter(([field]) => last.fields.includes(field) && isAsked(field))
    .map(([field, message]) => ({ field, message }))
  useRewording(form, rules, blamed)
  return { form, refused, refusals, refuseField, submit }
}

/** Words what stands beside the fields as it is worded now: in another language, once that is chosen. */
function useRewording<Values extends Record<string, unknown>>(
  { errors, values, setFieldError }: UseFormReturnType<Values>,
  rules: Rules<Values>,
  blamed: RefusedField | null,
): void {
  const worded = useRef<RefusedField | null>(null)
  useEffect(() => {
    const before = worded.current
    worded.current = blamed
    if (blamed !== null && before?.field === blamed.field && before.message !== blamed.message) {
      if (errors[blamed.field] === before.message) setFieldError(blamed.field, blamed.message)
    }
  })
  useEffect(() => {
    const judged = judge(values, rules)
    for (const [field, message] of Object.entries(judged)) {
      if (errors[field] !== undefined && errors[field] !== message) setFieldError(field, message)
    }
  })
}

function isSubmit(target: unknown): boolean {
  return target instanceof HTMLButtonElement && target.type === 'submit'
}

function judge<Values extends Record<string, unknown>>(
  values: Values,
  rules: Rules<Values>,
): Record<string, string> {
  const messages: Record<string, string> = {}
  for (const field in rules) {
    const message = rules[field]?.(values[field], values) ?? null
    if (message !== null) messages[field] = message
  }
  return messages
}
