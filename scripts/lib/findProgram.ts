import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** A program that the tests need. */
interface Wanted {
  /** As people call it. */
  readonly name: string
  /** Of the environment, which may name the program's path. */
  readonly variable: string
  /** Its names on PATH. */
  readonly programs: readonly string[]
  /** Paths to look at beside PATH. */
  readonly places?: readonly string[]
  /** Another way to get it. */
  readonly download?: () => string | undefined
  readonly debianPackage: string
}

/**
 * Finds a program that the tests need or installs it: where a variable says, then on this machine,
 * then by a way of its own, then, as root on Debian, from the distribution.
 *
 * @returns the path of the program
 * @throws {Error} saying what is missing when none of the ways works
 */
export function findProgram(wanted: Wanted): string {
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
export function attempt(
  program: string,
  programArguments: readonly string[],
  timeout: number,
): boolean {
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

function onThisMachine({ programs, places = [] }: Wanted): string | undefined {
  const onPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => programs.map((program) => join(folder, program)))
  return [...onPath, ...places].find((path) => existsSync(path))
}

function installedByDebian(wanted: Wanted): string | undefined {
  const { name, debianPackage } = wanted
  const isDebian = existsSync('/etc/debian_version') && process.getuid?.() === 0
  if (!isDebian) return undefined
  console.log(`Installing ${name} on Debian ${readFileSync('/etc/debian_version', 'utf8').trim()}`)
  attempt('apt-get', ['update', '-qq'], 300_000)
  attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', debianPackage], 600_000)
  return onThisMachine(wanted)
}
