import type { DurationLimits } from './types.ts'

/** The limits of a city that tells none (specification, section 9). */
export const defaultDurationLimits: DurationLimits = { min: 15, max: 1440, step: 15 }

/** More durations than this nobody can choose from: a day's minutes. */
const mostOptions = 1440

/**
 * Limits as they can be used: a city that tells nonsense (no step, a maximum below the minimum)
 * gets the default in its place.
 */
export function usableDurationLimits(limits: Partial<DurationLimits> | null): DurationLimits {
  const { min, max, step } = { ...defaultDurationLimits, ...limits }
  const isWhole = [min, max, step].every((value) => Number.isInteger(value))
  const isUsable = isWhole && step > 0 && min > 0 && max >= min && (max - min) / step < mostOptions
  return isUsable ? { min, max, step } : defaultDurationLimits
}

/** The durations that can be chosen, in minutes, from the least to the most. */
export function durationOptions(limits: DurationLimits): readonly number[] {
  const { min, max, step } = usableDurationLimits(limits)
  const count = Math.floor((max - min) / step) + 1
  return Array.from({ length: count }, (_, index) => min + index * step)
}

/** The nearest duration that can be chosen. */
export function nearestDuration(minutes: number, limits: DurationLimits): number {
  const { min, max, step } = usableDurationLimits(limits)
  const most = min + Math.floor((max - min) / step) * step
  if (!Number.isFinite(minutes)) return min
  return Math.min(most, Math.max(min, min + Math.round((minutes - min) / step) * step))
}
