import { spawn } from 'node:child_process'
import { connect, createServer } from 'node:net'
import { findNginx } from './findNginx.mjs'

/**
 * Runs an nginx until it answers.
 *
 * @param {object} options
 * @param {string[]} options.settings - its prefix and its file, as nginx takes them
 * @param {number} options.port - where it answers then
 * @param {number} [options.user] - whom it runs as, by number; as whoever starts it when absent
 * @param {number} [options.output] - an open file that takes its standard output
 * @returns {Promise<{ said: () => string, stop: () => Promise<void> }>}
 * @throws {Error} with nginx's own words when it does not start
 */
export async function runNginx({ settings, port, user, output }) {
  const nginx = spawn(findNginx(), ['-e', 'stderr', ...settings], {
    stdio: ['ignore', output ?? 'ignore', 'pipe'],
    ...(user !== undefined && { uid: user, gid: user }),
  })
  let said = ''
  nginx.stderr.on('data', (chunk) => (said += chunk))
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

/** Finds a port that nobody listens on. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

/** Resolves as soon as somebody listens on a port. */
function answers(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve()
    })
    socket.once('error', () => setTimeout(() => resolve(answers(port)), 20))
  })
}
