import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import css from './Icon.module.css'

export interface IconProps {
  /** 16, 20 (default), 24 or 32 px at the default text size. */
  size?: 's' | 'm' | 'l' | 'xl' | undefined
  /** What the icon says where no text stands beside it; without it the icon is decoration. */
  label?: string | undefined
  className?: string | undefined
}

/** Draws one icon of the set: two-pixel strokes in the colour of the text around it. */
export function Icon({
  size = 'm',
  label,
  className,
  children,
}: IconProps & { children: ReactNode }) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg viewBox="0 0 24 24" className={cx(css['icon'], css[size], className)} {...named}>
      {children}
    </svg>
  )
}

/**
 * Makes an icon of its strokes.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function createIcon(strokes: ReactNode): (props: IconProps) => ReactNode {
  return function DrawnIcon(props) {
    return <Icon {...props}>{strokes}</Icon>
  }
}
