/** The durations that may be chosen, in minutes (specification section 9: 15, 15, 1440). */
export interface DurationLimits {
  min: number
  max: number
  step: number
}

/** Brings a number of minutes onto the nearest step within the limits. */
export function nearestStep(minutes: number, { min, max, step }: DurationLimits): number {
  const last = min + Math.floor((max - min) / step) * step
  const nearest = min + Math.round((minutes - min) / step) * step
  return Math.min(last, Math.max(min, nearest))
}

/** Moves to the next step above or below; from between two steps to the nearer edge of the way. */
export function moveSteps(minutes: number, steps: number, limits: DurationLimits): number {
  const { min, step } = limits
  const at = (minutes - min) / step
  const from = steps > 0 ? Math.floor(at) : Math.ceil(at)
  return nearestStep(min + (from + steps) * step, limits)
}

/** Writes minutes as `HH:mm`; a whole day is `24:00`. */
export function formatDuration(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
