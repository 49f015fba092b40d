import type { ReactNode } from 'react'
import css from './VisuallyHidden.module.css'

/** Holds words that only screen readers get. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={css['hidden']}>{children}</span>
}
