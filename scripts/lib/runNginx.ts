import { spawn } from 'node:child_process'
import { connect } from 'node:net'
import { findNginx } from './findNginx.ts'

/** How an nginx is run. */
interface NginxOptions {
  /** Its prefix and its file, as nginx takes them. */
  readonly settings: readonly string[]
  /** Where it answers then. */
  readonly port: number
  /** Whom it runs as, by number; as whoever starts it when absent. */
  readonly user?: number | undefined
  /** An open file that takes its standard output. */
  readonly output?: number
}

/** An nginx that answers. */
interface Nginx {
  /** What it has written to its error output. */
  readonly said: () => string
  readonly stop: () => Promise<void>
}

/**
 * Runs an nginx until it answers.
 *
 * @throws {Error} with nginx's own words when it does not start
 */
export async function runNginx({ settings, port, user, output }: NginxOptions): Promise<Nginx> {
  const nginx = spawn(findNginx(), ['-e', 'stderr', ...settings], {
    stdio: ['ignore', output ?? 'ignore', 'pipe'],
    ...(user !== undefined && { uid: user, gid: user }),
  })
  let said = ''
  nginx.stderr?.on('data', (chunk) => (said += String(chunk)))
  const ended = new Promise((resolve) => nginx.once('exit', resolve))
  const failed = ended.then(() => {
    throw new Error(`nginx ended: ${said}`)
  })
  failed.catch(() => {})
  await Promise.race([answers(port), failed])
  return {
    said: () => said,
    stop: async () => {
      nginx.kill('SIGQUIT')
      await ended
    },
  }
}

/** Resolves as soon as somebody listens on a port. */
function answers(port: number): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve()
    })
    socket.once('error', () => setTimeout(() => resolve(answers(port)), 20))
  })
}
