/** The durations that can be chosen, in minutes. */
export interface DurationLimits {
  readonly min: number
  readonly max: number
  readonly step: number
}

/** How a duration is shown: without a limit, or as hours and minutes. */
export type DurationDisplay =
  | { readonly kind: 'withoutTime' }
  | { readonly kind: 'clock'; readonly text: string }
