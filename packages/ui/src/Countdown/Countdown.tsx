import type { Instant } from '@parking/pricing'
import { useNow } from '../clock/useNow.ts'
import { cx } from '../cx.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { remaining, SOON_MINUTES, type Remaining } from './remaining.ts'
import css from './Countdown.module.css'

export interface CountdownLabels {
  /** Shown beside the time from 15 minutes on, such as "сейчас"; empty where there is no room. */
  now: string
  /** Shown once the end has passed. */
  over: string
  /** Says what is left in words for screen readers, such as "осталось 1 ч 24 мин". */
  remaining: (left: Remaining) => string
  /** Short form of days before the clock, such as "2 д"; used from one day on. */
  days: (days: number) => string
}

export interface CountdownProps {
  /** When the stay ends. */
  end: Instant
  /** The present instant; the shared clock where it is not given. */
  now?: Instant | undefined
  labels: CountdownLabels
  size?: 's' | 'm' | 'l' | undefined
}

/** Shows the time left until an instant, computed anew from the clock each second. */
export function Countdown(props: CountdownProps) {
  return props.now === undefined ? <Ticking {...props} /> : <Clock {...props} now={props.now} />
}

function Ticking(props: CountdownProps) {
  const now = useNow()
  return <Clock {...props} now={now} />
}

function Clock({ end, now, labels, size = 'm' }: CountdownProps & { now: Instant }) {
  const left = remaining(now, end)
  const over = left.total === 0
  const soon = left.total <= SOON_MINUTES * 60_000
  return (
    <span className={cx(css['root'], css[size])} data-tone={toneOf(over, soon)}>
      <span role="timer" aria-live="off" className={css['timer']}>
        <VisuallyHidden>{over ? labels.over : labels.remaining(left)}</VisuallyHidden>
        <span aria-hidden="true" className={css['figures']}>
          {over ? labels.over : figures(left, labels)}
        </span>
      </span>
      {soon && !over && labels.now !== '' ? <span className={css['now']}>{labels.now}</span> : null}
    </span>
  )
}

function toneOf(over: boolean, soon: boolean): 'over' | 'soon' | 'calm' {
  if (over) return 'over'
  return soon ? 'soon' : 'calm'
}

/** Hours and minutes; seconds too in the last hour, days before them where there are any. */
function figures(left: Remaining, labels: CountdownLabels): string {
  const two = (value: number) => String(value).padStart(2, '0')
  if (left.days === 0 && left.hours === 0) return `${two(left.minutes)}:${two(left.seconds)}`
  const clock = `${left.hours}:${two(left.minutes)}`
  return left.days === 0 ? `${clock}:${two(left.seconds)}` : `${labels.days(left.days)} ${clock}`
}
