import { spawn } from 'node:child_process'

/**
 * Serves the built product as `npm start` does, with a sandbox that is forgotten afterwards.
 *
 * @returns {Promise<{ address: string, close: () => void }>}
 */
export function serveProduct() {
  const child = spawn(
    process.execPath,
    ['--conditions=@parking/source', 'scripts/serve.mjs', '--memory', '--port', '0'],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  return new Promise((resolve, reject) => {
    let said = ''
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`The product ended with ${code}.`)))
    child.stdout.on('data', (chunk) => {
      said += chunk
      const address = /ready: (\S+)/.exec(said)?.[1]
      if (address !== undefined) resolve({ address, close: () => void child.kill() })
    })
  })
}
