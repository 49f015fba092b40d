import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { findChromium } from '../lib/findChromium.ts'

/** The program and the words of a command. */
type Command = [program: string, ...words: string[]]

/** A page to open. */
export interface OpenedPage {
  readonly address: string
  /** All ports that the page calls. */
  readonly ports: readonly number[]
  /** Of the certificate there, where there is one. */
  readonly fingerprint: string | undefined
}

/** A page, and the folder of what the browser keeps. */
interface Opening extends OpenedPage {
  readonly profile: string
}

/** A browser's engine: where it is on this machine, if it is, and the words that open it. */
export interface Engine {
  readonly name: string
  readonly needs: string
  readonly find: () => string | undefined
  readonly command: (program: string, opening: Opening) => Command
}

export const engines: readonly Engine[] = [
  {
    name: 'Chromium',
    needs: 'chromium or Google Chrome',
    find: () => {
      try {
        return findChromium()
      } catch {
        return undefined
      }
    },
    command: chromium,
  },
  {
    name: 'Firefox',
    needs: 'firefox-esr or firefox',
    find: () => onPath('firefox-esr') ?? onPath('firefox'),
    command: firefox,
  },
  {
    name: 'WebKitGTK',
    needs: 'its MiniBrowser (on Debian webkit2gtk-driver), and a screen or xvfb-run',
    find: () => (hasScreen || onPath('xvfb-run') ? findMiniBrowser() : undefined),
    command: miniBrowser,
  },
]

const hasScreen =
  process.env['DISPLAY'] !== undefined || process.env['WAYLAND_DISPLAY'] !== undefined

function chromium(program: string, { address, profile }: Opening): Command {
  return [
    program,
    '--headless',
    '--no-sandbox',
    '--no-first-run',
    '--ignore-certificate-errors',
    `--user-data-dir=${profile}`,
    address,
  ]
}

function firefox(program: string, { address, profile, ports, fingerprint }: Opening): Command {
  const off = ['browser.shell.checkDefaultBrowser', 'network.captive-portal-service.enabled']
  const settings = off.map((name) => `user_pref("${name}", false);\n`)
  writeFileSync(join(profile, 'user.js'), settings.join(''))
  // By the number of its hash, SHA-256, it trusts a certificate at an address.
  const trusted = ports.map(
    (port) => `127.0.0.1:${port}:\tOID.2.16.840.1.101.3.4.2.1\t${fingerprint}\t\n`,
  )
  writeFileSync(join(profile, 'cert_override.txt'), trusted.join(''))
  return [program, '--headless', '--no-remote', '--profile', profile, address]
}

function miniBrowser(program: string, { address }: Opening): Command {
  return [...onScreen(program), '--private', '--ignore-tls-errors', address]
}

const onScreen = (program: string): Command => (hasScreen ? [program] : ['xvfb-run', '-a', program])

/**
 * Opens an engine with a profile of its own.
 *
 * @returns closes it
 */
export function open(engine: Engine, program: string, page: OpenedPage): () => Promise<void> {
  const profile = mkdtempSync(join(tmpdir(), 'cut-posts-profile-'))
  const [first, ...words] = engine.command(program, { ...page, profile })
  const env = { ...process.env, HOME: profile }
  const child = spawn(first, words, { stdio: 'ignore', detached: true, env })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  return async () => {
    // It leads a group of its own, in which all stand that it has started.
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
    await ended
    rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }
}

/** The version that a program says it has. */
export function versionOf(program: string): string {
  const plain: Command = [program]
  const [first, ...words] = program.endsWith('MiniBrowser') ? onScreen(program) : plain
  const said = execFileSync(first, [...words, '--version'], { stdio: ['ignore', 'pipe', 'ignore'] })
  return /\d[\d.]+/.exec(String(said))?.[0] ?? ''
}

function onPath(name: string): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path))
}

/** It is no command: it lies among the libraries, below a folder of the machine's kind on Debian. */
function findMiniBrowser(): string | undefined {
  const folders = ['/usr/lib', '/usr/lib64', '/usr/libexec'].filter((folder) => existsSync(folder))
  const below = folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
  return [...folders, ...below]
    .flatMap((folder) => ['webkit2gtk-4.1', 'webkitgtk-6.0'].map((name) => join(folder, name)))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find((path) => existsSync(path))
}
