import { useId, type ReactNode } from 'react'
import css from './Page.module.css'

export interface SectionProps {
  /** Names the section; shown as its h2. */
  title: string
  /** The page's own title says the same: on a phone, where what follows needs the room, it is not drawn. */
  saidAbove?: boolean
  /** Its name in an address, behind the `#`. */
  anchor?: string
  actions?: ReactNode
  children: ReactNode
}

/** Holds one subject of a page on a surface of its own. */
export function Section({ title, saidAbove = false, anchor, actions, children }: SectionProps) {
  const id = useId()
  return (
    <section
      id={anchor}
      className={css['section']}
      data-said-above={saidAbove}
      aria-labelledby={id}
    >
      <div className={css['header']}>
        <h2 id={id}>{title}</h2>
        {actions}
      </div>
      {children}
    </section>
  )
}
