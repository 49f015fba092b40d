/** The durations that can be chosen, in minutes. */
export interface DurationLimits {
  readonly min: number
  readonly max: number
  readonly step: number
}
