import { type DurationLimits, usableDurationLimits } from './usableDurationLimits.ts'

/** The durations that can be chosen, in minutes, from the least to the most. */
export function durationOptions(limits: Partial<DurationLimits> | null): readonly number[] {
  const { min, max, step } = usableDurationLimits(limits)
  const count = Math.floor((max - min) / step) + 1
  return Array.from({ length: count }, (_, index) => min + index * step)
}

/** The shortest duration that can be chosen and is long enough, else the longest. */
export function sufficientDuration(minutes: number, limits: DurationLimits): number {
  const { min, max, step } = usableDurationLimits(limits)
  const most = min + Math.floor((max - min) / step) * step
  if (!Number.isFinite(minutes)) return min
  return Math.min(most, Math.max(min, min + Math.ceil((minutes - min) / step) * step))
}
