import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const programs = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const macPrograms = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * Finds a Chromium for the tests or installs one: CHROMIUM_PATH, then a Chromium or Chrome of the
 * machine, then Playwright's own download, then, as root on Debian, the distribution's package.
 *
 * @returns {string} the path of the program
 * @throws {Error} saying what is missing when none of the ways works
 */
export function findChromium() {
  const path = process.env.CHROMIUM_PATH ?? onThisMachine() ?? downloaded() ?? installedByDebian()
  if (path === undefined || !existsSync(path)) {
    throw new Error(
      'The browser tests need Chromium, and none was found or could be installed. ' +
        'Install Chromium or Chrome, or set CHROMIUM_PATH to its program.',
    )
  }
  return path
}

function onThisMachine() {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => programs.map((program) => join(folder, program)))
  return [...onPath, ...macPrograms].find((path) => existsSync(path))
}

function downloaded() {
  const path = chromium.executablePath()
  if (existsSync(path)) return path
  return attempt('playwright', ['install', 'chromium'], 180_000) && existsSync(path)
    ? path
    : undefined
}

function installedByDebian() {
  const isDebian = existsSync('/etc/debian_version') && process.getuid?.() === 0
  if (!isDebian) return undefined
  console.log(`Installing Chromium on Debian ${readFileSync('/etc/debian_version', 'utf8').trim()}`)
  attempt('apt-get', ['update', '-qq'], 300_000)
  attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], 600_000)
  return onThisMachine()
}

function attempt(program, programArguments, timeout) {
  try {
    execFileSync(program, programArguments, {
      stdio: ['ignore', 'ignore', 'ignore'],
      timeout,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    return true
  } catch {
    return false
  }
}
