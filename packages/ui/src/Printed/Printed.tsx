import type { ReactNode } from 'react'
import css from './Printed.module.css'

/**
 * The part of a page that is printed: alone, black on white, on one sheet of paper. In it, what
 * carries `data-screen` stays on the screen, and what carries `data-paper` is on paper alone.
 */
export function Printed({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={css['printed']}>{children}</div>
}
