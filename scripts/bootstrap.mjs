/**
 * Sets a fresh clone up and runs a command in it: the words after this file.
 *
 * Runs on whatever Node the machine brings (20 or newer) and uses only what Node and npm ship.
 * It installs the locked dependencies once per lock file, then runs the command with the pinned
 * pnpm and Node and the workspace's own tools first on PATH.
 */
import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { isatty } from 'node:tty'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
/** What npm has to be told to run something with the pinned pnpm on PATH. */
const withPnpm = ['exec', '--yes', `--package=${manifest.packageManager}`, '--']
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
const stamp = join(root, 'node_modules', '.bootstrap')

checkNodeVersion()
await install()
const [tool, ...words] = process.argv.slice(2)
process.exitCode = await run(tool, words, toolEnvironment())

function checkNodeVersion() {
  const major = Number(process.versions.node.split('.')[0])
  if (major < 20) fail(`Node ${process.versions.node} is too old: install Node 20 or newer.`)
}

async function install() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .update(readFileSync(join(root, 'pnpm-workspace.yaml')))
    .update(root)
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.error(
    existsSync(stamp)
      ? 'Installing the dependencies: the lock file has changed, or these were installed in another folder.'
      : 'Installing the dependencies: there are none here yet.',
  )
  const code = await run(
    npm,
    [...withPnpm, 'pnpm', 'install', '--frozen-lockfile', '--reporter=append-only'],
    process.env,
  )
  if (code !== 0) fail('The dependencies could not be installed: see the lines above.')
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
}

/** The environment of the command: the pinned Node, the local tools and the pinned pnpm come first. */
function toolEnvironment() {
  const path = [pinnedNodeFolder(), join(root, 'node_modules', '.bin'), pathWithPnpm()]
  return {
    ...process.env,
    PATH: path.filter((folder) => folder !== undefined).join(delimiter),
    TURBO_TELEMETRY_DISABLED: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    REDOCLY_TELEMETRY: 'off',
  }
}

/**
 * The PATH that npm gives to a command beside the pinned pnpm. The command itself is not started by npm,
 * which ends at a signal and leaves what it has started.
 */
function pathWithPnpm() {
  const asked = [...withPnpm, 'node', '-p', 'process.env.PATH']
  return execFileSync(npm, asked, { cwd: root, encoding: 'utf8' }).trim()
}

/** Where the Node that package.json pins lies, or undefined where none is published. */
function pinnedNodeFolder() {
  const require = createRequire(join(root, 'package.json'))
  for (const name of Object.keys(manifest.optionalDependencies)) {
    if (!name.includes(process.platform) || !name.endsWith(process.arch)) continue
    try {
      return join(dirname(require.resolve(`${name}/package.json`)), 'bin')
    } catch {
      // Not installed on this platform: the machine's own Node has to do.
    }
  }
  return undefined
}

/** Runs a command to its end, handing signals on, and answers its exit code. */
function run(command, commandArguments, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, commandArguments, { cwd: root, env, stdio: 'inherit' })
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      process.on(signal, () => {
        // A terminal tells the command itself to stop.
        if (signal !== 'SIGINT' || !isatty(0)) child.kill(signal)
      })
    }
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 143)))
  })
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
