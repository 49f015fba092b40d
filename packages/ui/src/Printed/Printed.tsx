import type { ReactNode } from 'react'
import css from './Printed.module.css'

/**
 * The part of a page that is printed: alone, black on white, on one sheet of paper. What carries
 * `data-screen` in it stays on the screen.
 */
export function Printed({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={css['printed']}>{children}</div>
}
