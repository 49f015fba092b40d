import { useEffect, useId, useRef, type MouseEvent } from 'react'
import { AlertIcon } from '../icons/icons.tsx'
import css from './FormSummary.module.css'

export interface FormSummaryProps {
  title: string
  /** What was refused, in the order of the form. Without a field the message concerns the whole. */
  errors: readonly { fieldId?: string; message: string }[]
  /** Grows with each refused attempt: then the summary takes the focus again. */
  attempt: number
}

/** Sums up all that a form was refused for when it was sent, takes the focus and leads to each field. */
export function FormSummary({ title, errors, attempt }: FormSummaryProps) {
  const ref = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const refused = errors.length > 0
  useEffect(() => {
    if (attempt > 0 && refused) ref.current?.focus()
  }, [attempt, refused])
  if (!refused) return null
  return (
    <div ref={ref} className={css['root']} role="alert" tabIndex={-1} aria-labelledby={titleId}>
      <p id={titleId} className={css['title']}>
        <AlertIcon size="l" />
        <span className={css['words']}>{title}</span>
      </p>
      <ul className={css['list']}>
        {errors.map(({ fieldId, message }) => (
          <li key={`${fieldId ?? ''} ${message}`}>
            {fieldId === undefined ? message : <FieldLink fieldId={fieldId} message={message} />}
          </li>
        ))}
      </ul>
    </div>
  )
}

function FieldLink({ fieldId, message }: { fieldId: string; message: string }) {
  function onClick(event: MouseEvent) {
    const field = document.getElementById(fieldId)
    if (field === null) return
    // The address stays as it is: a fragment would count as a step back.
    event.preventDefault()
    field.focus()
    field.scrollIntoView({ block: 'center' })
  }
  return (
    <a href={`#${fieldId}`} className={css['link']} onClick={onClick}>
      {message}
    </a>
  )
}
