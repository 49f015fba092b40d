import { spawn } from 'node:child_process'

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
 */
export function serveProduct(options: readonly string[] = []): Promise<Product> {
  const child = spawn(
    process.execPath,
    ['--conditions=@parking/source', 'scripts/serve.ts', '--memory', '--port', '0', ...options],
    { stdio: ['ignore', 'pipe', 'inherit'] },
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
