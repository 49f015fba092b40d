import type { Instant, MoneyLocale, PriceStretch } from '@parking/pricing'
import { formatShortMoney } from '../Price/formatShortMoney.ts'
import { drawStretches, hourMarks, type DrawnStretch } from './drawStretches.ts'
import css from './PriceTimeline.module.css'

export interface PriceTimelineProps {
  /** The stretches of one day as `priceTimeline` gives them. */
  stretches: readonly PriceStretch[]
  /** Writes the time of day by the city's clocks: `18:30`. */
  formatTime: (instant: Instant) => string
  /** The present instant: marked when it lies in the day. */
  now?: Instant | undefined
  locale?: MoneyLocale | undefined
  labels: {
    /** Names the whole, such as "Цены сегодня". */
    title: string
    free: string
    /** Follows an hourly price, such as "/ч". */
    perHour: string
    /** Said of the stretch of the present instant, such as "сейчас". */
    now: string
  }
}

/**
 * Draws a day's prices as a bar of free, cheap and dear stretches with the present marked, and the
 * same as a list, which is what screen readers get.
 */
export function PriceTimeline(props: PriceTimelineProps) {
  const { stretches, formatTime, now, labels } = props
  const drawn = drawStretches(stretches)
  const first = drawn[0]
  const last = drawn.at(-1)
  if (first === undefined || last === undefined) return null
  const isNow = (stretch: DrawnStretch) =>
    now !== undefined && drawn.length > 1 && now >= stretch.start && now < stretch.end
  return (
    <figure className={css['root']} aria-label={labels.title}>
      <Bar drawn={drawn} now={now} />
      <div className={css['hours']} aria-hidden="true">
        {hourMarks(drawn).map((mark) => (
          <span
            key={mark.at}
            className={css['hour']}
            data-edge={mark.edge}
            style={{ '--from': mark.from }}
          >
            {mark.edge === 'end' ? formatEnd(mark.at, last.end, formatTime) : formatTime(mark.at)}
          </span>
        ))}
      </div>
      <ul className={css['list']}>
        {drawn.map((stretch) => (
          <li key={stretch.start} className={css['item']} data-now={isNow(stretch)}>
            <span className={css['swatch']} data-level={stretch.level} aria-hidden="true" />
            <span className={css['time']}>
              {`${formatTime(stretch.start)}–${formatEnd(stretch.end, last.end, formatTime)}`}
            </span>
            <span className={css['price']}>{priceOf(stretch, props)}</span>
            {isNow(stretch) ? <span className={css['now']}>{labels.now}</span> : null}
          </li>
        ))}
      </ul>
    </figure>
  )
}

function Bar({ drawn, now }: { drawn: readonly DrawnStretch[]; now: Instant | undefined }) {
  const start = drawn[0]?.start ?? 0
  const end = drawn.at(-1)?.end ?? 0
  const at = now === undefined ? null : (now - start) / Math.max(1, end - start)
  return (
    <div className={css['bar']} aria-hidden="true">
      <div className={css['stretches']}>
        {drawn.map((stretch) => (
          <span
            key={stretch.start}
            className={css['stretch']}
            data-level={stretch.level}
            style={{ flexGrow: Math.max(0.001, stretch.width) }}
          />
        ))}
      </div>
      {at === null || at < 0 || at > 1 ? null : (
        <span className={css['marker']} style={{ '--from': at }} />
      )}
    </div>
  )
}

function priceOf(stretch: DrawnStretch, { labels, locale = 'ru' }: PriceTimelineProps): string {
  if (stretch.hourlyPrice === 0) return labels.free
  return `${formatShortMoney(stretch.hourlyPrice, locale)}${labels.perHour}`
}

/** Writes the end of a stretch of a day: the end of the day is 24:00, not 00:00. */
export function formatEnd(
  end: Instant,
  dayEnd: Instant,
  formatTime: PriceTimelineProps['formatTime'],
): string {
  const text = formatTime(end)
  return end === dayEnd && text === '00:00' ? '24:00' : text
}
