import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { MenuEntry } from '../context/MenuEntry.ts'
import { useMenu } from './useMenu.ts'

/** The entries of one menu as links. */
export function MenuLinks(props: {
  readonly area: MenuEntry['area']
  readonly className: string
  readonly onFollow?: () => void
  /** Words alone, in the middle of other words. */
  readonly isPlain?: boolean
}): ReactNode {
  const { area, className, onFollow, isPlain = false } = props
  return useMenu(area).map(({ to, icon: Icon, title, isExact = false }) => (
    <Link
      key={to}
      to={to}
      className={className}
      activeOptions={{ exact: isExact, includeSearch: false }}
      onClick={() => onFollow?.()}
    >
      {isPlain ? null : <Icon />} <span>{title}</span>
    </Link>
  ))
}
