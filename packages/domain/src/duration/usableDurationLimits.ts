/** The durations that can be chosen, in minutes. */
export interface DurationLimits {
  readonly min: number
  readonly max: number
  readonly step: number
}

/** The limits of a city that tells none (specification, section 9). */
export const defaultDurationLimits: DurationLimits = { min: 15, max: 1440, step: 15 }

/** More durations than this nobody can choose from: a day's minutes. */
const mostOptions = 1440

/**
 * Limits that can be used. A single field that makes no sense becomes the default one; a minimum of 0
 * becomes the step, which is the first duration above it. Where the fields make no sense together (a
 * maximum below the minimum, more durations than a day has minutes), all become the default.
 *
 * @param ownStep - minutes of the city's file, which are its default step and minimum
 */
export function usableDurationLimits(
  limits: Partial<DurationLimits> | null,
  ownStep = defaultDurationLimits.step,
): DurationLimits {
  const defaults = { ...defaultDurationLimits, min: ownStep, step: ownStep }
  const step = positive(limits?.step) ?? defaults.step
  const min = limits?.min === 0 ? step : (positive(limits?.min) ?? defaults.min)
  const max = positive(limits?.max) ?? defaults.max
  const isUsable = max >= min && (max - min) / step < mostOptions
  return isUsable ? { min, max, step } : defaults
}

/** A whole number of minutes above 0, or null. */
function positive(value: number | undefined): number | null {
  return value !== undefined && Number.isInteger(value) && value > 0 ? value : null
}
