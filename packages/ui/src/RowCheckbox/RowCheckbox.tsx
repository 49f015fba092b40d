import type { ReactNode } from 'react'
import css from './RowCheckbox.module.css'

export interface RowCheckboxProps {
  /** What screen readers say: it chooses this row. */
  readonly name: string
  readonly checked: boolean
  readonly onChange: (isChecked: boolean) => void
}

/**
 * Chooses a row of a list. It is the browser's own: a list has one in each row, and many rows come at
 * once while it is scrolled.
 */
export function RowCheckbox({ name, checked, onChange }: RowCheckboxProps): ReactNode {
  return (
    <input
      type="checkbox"
      className={css['box']}
      aria-label={name}
      checked={checked}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  )
}
