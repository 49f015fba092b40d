/**
 * Reads a duration as people type it: `90` is minutes, `1:30` and `0130` are hours and minutes.
 *
 * @param options - minutes, from the least to the most
 * @returns the shortest option that is long enough, else the longest; null for what is no duration
 */
export function readTypedDuration(typed: string, options: readonly number[]): number | null {
  const clock = /^(\d{1,2}):(\d{0,2})$/.exec(typed) ?? /^(\d\d)(\d\d)$/.exec(typed)
  if (clock === null && !/^\d{1,3}$/.test(typed)) return null
  const [, hours, minutes] = clock ?? ['', 0, typed]
  const wanted = Number(hours) * 60 + Number(minutes)
  return options.find((option) => option >= wanted) ?? options.at(-1) ?? null
}
