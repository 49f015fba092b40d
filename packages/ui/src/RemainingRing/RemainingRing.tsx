import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import css from './RemainingRing.module.css'

export interface RemainingRingProps {
  /** The share that is left, 0 to 1; what is outside is brought in. */
  fraction: number
  /** What the ring measures, for screen readers. */
  label: string
  /** The value in words; a percentage where it is not given. */
  valueText?: string | undefined
  tone?: 'calm' | 'soon' | 'over' | undefined
  size?: 's' | 'm' | 'l' | undefined
  /** What stands in the middle; hidden from screen readers, which get label and value. */
  children?: ReactNode
}

const RADIUS = 44
const LENGTH = 2 * Math.PI * RADIUS

/**
 * Draws what is left as a ring that empties clockwise from the top. Once it is over the ring is whole
 * and has the colour of a warning; what stands in the middle says so in words.
 */
export function RemainingRing(props: RemainingRingProps) {
  const { fraction, label, valueText, tone = 'calm', size = 'm', children } = props
  const left = Number.isFinite(fraction) ? Math.min(1, Math.max(0, fraction)) : 0
  const percent = Math.round(left * 100)
  // Nothing is left to draw once the time is over: a whole ring in the colour of a warning says so.
  const drawn = tone === 'over' ? 1 : left
  return (
    <span
      className={cx(css['root'], css[size])}
      data-tone={tone}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a progress element cannot be a ring
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={valueText}
    >
      <svg viewBox="0 0 100 100" className={css['ring']} aria-hidden="true">
        <circle className={css['track']} cx="50" cy="50" r={RADIUS} />
        <circle
          className={css['left']}
          cx="50"
          cy="50"
          r={RADIUS}
          strokeDasharray={`${LENGTH * drawn} ${LENGTH}`}
          strokeLinecap={drawn > 0 ? 'round' : 'butt'}
          transform="rotate(-90 50 50)"
        />
      </svg>
      <span className={css['middle']} aria-hidden="true">
        {children}
      </span>
    </span>
  )
}
