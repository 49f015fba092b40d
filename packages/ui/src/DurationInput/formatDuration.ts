/** Writes minutes as `HH:mm`; a whole day is `24:00`. */
export function formatDuration(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
