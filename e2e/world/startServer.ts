import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** A product of its own for one worker: portal, console and sandbox on one origin. */
export interface Server {
  readonly origin: string
  stop(): Promise<void>
}

const firstPort = 4300

/**
 * Starts a server with an empty database in memory, the control plane, and no bound to the calls of a
 * minute: stories pay faster than people.
 *
 * @param worker - the worker's number, which keeps the ports apart
 * @param portal - the folder that the portal is built in, where it is another than the usual one
 * @throws {Error} when the server ends before it is ready
 */
export async function startServer(worker: number, portal?: string): Promise<Server> {
  const port = String(firstPort + worker * 20)
  const child = spawn(
    process.execPath,
    [
      '--conditions=@parking/source',
      'scripts/serve.ts',
      '--memory',
      '--control',
      '--unlimited',
      '--port',
      port,
    ],
    {
      cwd: join(import.meta.dirname, '../..'),
      env: { ...process.env, ...(portal !== undefined && { PORTAL_FOLDER: portal }) },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const origin = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (chunk) => {
      said += String(chunk)
      const address = /Parking is ready: (http:\S+)/.exec(said)?.[1]
      if (address !== undefined) resolve(address)
    })
    child.once('exit', (code) => reject(new Error(`The server ended (${code}): ${said}`)))
  })
  return {
    origin,
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}
