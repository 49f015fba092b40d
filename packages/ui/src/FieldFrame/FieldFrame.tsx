import type { ReactNode } from 'react'
import css from './FieldFrame.module.css'

/** The attributes that tie a control to its label and messages. */
export interface FieldDescription {
  id: string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

export interface FieldFrameProps {
  /** The control's id; messages take theirs from it. */
  id: string
  label: string
  description?: ReactNode
  error?: ReactNode
  required?: boolean | undefined
  /** What stands at the label's right, such as a switch. */
  aside?: ReactNode
  children: (described: FieldDescription) => ReactNode
}

/** Sets label, description and refusal around a control of our own, as Mantine does with its. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, description, error, required, aside, children } = props
  const hasError = error !== null && error !== undefined && error !== false
  const hasDescription = description !== null && description !== undefined
  const ids = [hasDescription && `${id}-description`, hasError && `${id}-error`].filter(Boolean)
  return (
    <div className={css['root']}>
      <div className={css['head']}>
        <label htmlFor={id} className={css['label']} id={`${id}-label`}>
          <span>{label}</span>
          {required === true ? (
            <span aria-hidden="true" className={css['required']}>
              {' *'}
            </span>
          ) : null}
        </label>
        {aside}
      </div>
      {hasDescription ? (
        <p id={`${id}-description`} className={css['description']}>
          {description}
        </p>
      ) : null}
      {children({
        id,
        'aria-invalid': hasError,
        'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
      })}
      {hasError ? (
        <p id={`${id}-error`} className={css['error']}>
          {error}
        </p>
      ) : null}
    </div>
  )
}
