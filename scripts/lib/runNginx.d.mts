/**
 * Runs an nginx until it answers.
 *
 * @param options.settings - its prefix and its file, as nginx takes them
 * @param options.port - where it answers then
 * @param options.user - whom it runs as, by number; as whoever starts it when absent
 * @param options.output - an open file that takes its standard output
 * @throws {Error} with nginx's own words when it does not start
 */
export function runNginx(options: {
  readonly settings: readonly string[]
  readonly port: number
  readonly user?: number | undefined
  readonly output?: number
}): Promise<{
  /** What it has written to its error output. */
  readonly said: () => string
  readonly stop: () => Promise<void>
}>

/** Finds a port that nobody listens on. */
export function freePort(): Promise<number>
