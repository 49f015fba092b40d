import { useMenu, type MenuEntry } from '@parking/runtime'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** The entries of one menu as links. */
export function MenuLinks(props: {
  readonly area: MenuEntry['area']
  readonly className: string
  readonly onFollow?: () => void
}): ReactNode {
  const { area, className, onFollow } = props
  return useMenu(area).map(({ id, to, icon: Icon, title }) => (
    <Link key={id} to={to} className={className} onClick={() => onFollow?.()}>
      <Icon /> {title}
    </Link>
  ))
}
