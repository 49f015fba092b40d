import { spawn } from 'node:child_process'

/**
 * Serves the built product as `npm start` does, with a sandbox that is forgotten afterwards.
 *
 * @param {string[]} options - of the sandbox
 * @returns {Promise<{ address: string, pid: number, close: () => void }>}
 */
export function serveProduct(options = []) {
  const child = spawn(
    process.execPath,
    ['--conditions=@parking/source', 'scripts/serve.mjs', '--memory', '--port', '0', ...options],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  return new Promise((resolve, reject) => {
    let said = ''
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`The product ended with ${code}.`)))
    child.stdout.on('data', (chunk) => {
      said += chunk
      const address = /ready: (\S+)/.exec(said)?.[1]
      if (address !== undefined)
        resolve({ address, pid: child.pid, close: () => void child.kill() })
    })
  })
}
