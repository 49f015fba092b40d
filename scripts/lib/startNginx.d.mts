/** An nginx that runs with the example of deploy/nginx. */
export interface RunningNginx {
  readonly origin: string
  /** Everything that it has written down. */
  log(): string
  stop(): Promise<void>
}

/**
 * Starts an nginx with the example of deploy/nginx.
 *
 * @param host.folder - has the emitted site of Kazan, and takes what nginx writes
 * @param host.backEnd - what is passed on, and where to
 * @param host.consoleApart - whether the console has its own host of the example
 * @throws {Error} with nginx's own words when it does not start
 */
export function startNginx(host: {
  readonly folder: string
  readonly city?: string
  readonly backEnd?: { readonly path: string; readonly address: string; readonly upstream?: string }
  readonly consoleApart?: boolean
}): Promise<RunningNginx>
