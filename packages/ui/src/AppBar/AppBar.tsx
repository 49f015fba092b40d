import type { ReactNode } from 'react'

export interface AppBarProps {
  /** Leads the keyboard past the bar, to the element with the id `content`. */
  skipLabel: string
  /** What stands at its start. */
  children: ReactNode
  /** Menus and buttons at its end. */
  end: ReactNode
}

/** The bar above every page of an app. It stays in sight. Its style comes with the tokens. */
export function AppBar({ skipLabel, children, end }: AppBarProps) {
  return (
    <header className="pk-bar">
      <a className="pk-skip" href="#content">
        {skipLabel}
      </a>
      {children}
      <div className="pk-bar-end">{end}</div>
    </header>
  )
}

/** The product's sign. Whoever makes it a link names the link. */
export function AppMark() {
  return (
    <span className="pk-mark" aria-hidden="true">
      P
    </span>
  )
}
