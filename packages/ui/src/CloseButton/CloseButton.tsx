import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { CloseIcon } from '../icons/icons.tsx'
import css from './CloseButton.module.css'

export interface CloseButtonProps {
  label: string
  size?: 'm' | 'l' | undefined
  /** Places the button; the look is its own. */
  className?: string | undefined
  onClick: () => void
}

/** The cross that closes what it stands in. */
export function CloseButton({
  label,
  size = 'm',
  className,
  onClick,
}: CloseButtonProps): ReactNode {
  return (
    <button type="button" className={cx(css['close'], className)} onClick={onClick}>
      <CloseIcon label={label} size={size} />
    </button>
  )
}
