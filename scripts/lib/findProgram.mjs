import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * Finds a program that the tests need or installs it: where a variable says, then on this machine,
 * then by a way of its own, then, as root on Debian, from the distribution.
 *
 * @param {object} wanted
 * @param {string} wanted.name - as people call it
 * @param {string} wanted.variable - of the environment, which may name the program's path
 * @param {string[]} wanted.programs - its names on PATH
 * @param {string[]} [wanted.places] - paths to look at beside PATH
 * @param {() => string | undefined} [wanted.download] - another way to get it
 * @param {string} wanted.debianPackage
 * @returns {string} the path of the program
 * @throws {Error} saying what is missing when none of the ways works
 */
export function findProgram(wanted) {
  const { name, variable, download = () => undefined } = wanted
  const path =
    process.env[variable] ?? onThisMachine(wanted) ?? download() ?? installedByDebian(wanted)
  if (path === undefined || !existsSync(path)) {
    throw new Error(
      `The tests need ${name}, and none was found or could be installed. ` +
        `Install ${name}, or set ${variable} to its program.`,
    )
  }
  return path
}

/** Runs a program that may fail; answers whether it did not. */
export function attempt(program, programArguments, timeout) {
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

function onThisMachine({ programs, places = [] }) {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => programs.map((program) => join(folder, program)))
  return [...onPath, ...places].find((path) => existsSync(path))
}

function installedByDebian(wanted) {
  const { name, debianPackage } = wanted
  const isDebian = existsSync('/etc/debian_version') && process.getuid?.() === 0
  if (!isDebian) return undefined
  console.log(`Installing ${name} on Debian ${readFileSync('/etc/debian_version', 'utf8').trim()}`)
  attempt('apt-get', ['update', '-qq'], 300_000)
  attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', debianPackage], 600_000)
  return onThisMachine(wanted)
}
