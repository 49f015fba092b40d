import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** The product that is served. */
interface Product extends Disposable {
  readonly address: string
  /** The process that serves it. */
  readonly pid: number | undefined
}

/**
 * Serves the built product as `npm start` does, with a sandbox that is forgotten afterwards.
 *
 * @param options - of the sandbox
 * @param folder - of the work tree whose build is served
 */
export function serveProduct(
  options: readonly string[] = [],
  folder: string = root,
): Promise<Product> {
  const script = existsSync(join(folder, 'scripts/serve.ts')) ? 'serve.ts' : 'serve.mjs'
  const child = spawn(
    process.execPath,
    ['--conditions=@parking/source', `scripts/${script}`, '--memory', '--port', '0', ...options],
    { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  return new Promise((resolve, reject) => {
    let said = ''
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`The product ended with ${code}.`)))
    child.stdout.on('data', (chunk) => {
      said += String(chunk)
      const address = /ready: (\S+)/.exec(said)?.[1]
      if (address !== undefined)
        resolve({ address, pid: child.pid, [Symbol.dispose]: () => void child.kill() })
    })
  })
}
