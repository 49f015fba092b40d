import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'
import { sendReport, type ReportOptions } from './sendReport.ts'

/** What is told of how fast a page was. Nothing in it is about a person. */
interface TimingReport {
  readonly build: string
  /** The id of the route that the page was opened with. */
  readonly screen: string | null
  readonly timings: readonly Timing[]
}

interface Timing {
  readonly name: string
  /** Milliseconds; of CLS its score. */
  readonly value: number
  readonly rating: string
}

/** Calls back with a measure each time that its value is known or has changed. */
type Measure = (told: (metric: Pick<Metric, 'name' | 'value' | 'rating'>) => void) => void

/**
 * Reports how fast the page was: all that is known each time that it is hidden, and only what has
 * changed since.
 *
 * @param options - whom to tell, and of which page
 * @param measures - what is measured
 */
export function reportTimings(
  options: ReportOptions,
  measures: readonly Measure[] = [onTTFB, onFCP, onLCP, onCLS, onINP],
): void {
  const { url, build } = options
  const screen = options.screen()
  const waiting = new Map<string, Timing>()
  for (const measure of measures) {
    measure(({ name, value, rating }) => {
      waiting.set(name, { name, value: rounded(value), rating })
    })
  }
  // The measures listen for the same and have to have been asked before.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || waiting.size === 0) return
    const timings = [...waiting.values()]
    waiting.clear()
    sendReport(url, JSON.stringify({ build, screen, timings } satisfies TimingReport))
  })
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000
}
