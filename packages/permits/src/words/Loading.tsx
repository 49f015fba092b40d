import { VisuallyHidden } from '@parking/ui'
import type { ReactNode } from 'react'
import css from './Loading.module.css'

/** Holds the place of a part of the page while it loads, and says so. */
export function Loading({
  words,
  size,
}: {
  readonly words: string
  readonly size: 'cards' | 'table' | 'form'
}): ReactNode {
  return (
    <div className={css['place']} data-size={size}>
      <output>
        <VisuallyHidden>{words}</VisuallyHidden>
      </output>
    </div>
  )
}
