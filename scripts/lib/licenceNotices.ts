import { readdirSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { isRecord } from './isRecord.ts'

const root = join(import.meta.dirname, '../..')
const apps = ['apps/portal', 'apps/coop'] as const

/** A package that a site is made of. */
interface UsedPackage {
  readonly name: string
  readonly version: string
  /** The short name of its licence. */
  readonly licence: string
  /** Its licence and notices, as it brings them; empty where it brings none. */
  readonly text: string
}

/**
 * The packages that the apps are made of, as the lock file has installed them: what an app depends on
 * while it runs, and what that depends on.
 */
export function listUsedPackages(): readonly UsedPackage[] {
  const seen = new Set<string>()
  const waiting = apps.map((app) => join(root, app))
  const found: UsedPackage[] = []
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    if (seen.has(folder)) continue
    seen.add(folder)
    const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    if (!isRecord(manifest)) throw new Error(`${folder}: no package`)
    const { name, version, license, dependencies } = manifest
    const isOurs = !folder.includes('node_modules')
    if (!isOurs) {
      const text = readNotices(folder)
      found.push({ name: String(name), version: String(version), licence: String(license), text })
    }
    // A package of others lies beside what it depends on, one of ours above it.
    const place = isOurs
      ? join(folder, 'node_modules')
      : folder.slice(0, folder.lastIndexOf('node_modules') + 'node_modules'.length)
    for (const dependency of Object.keys(isRecord(dependencies) ? dependencies : {})) {
      waiting.push(realpathSync(join(place, dependency)))
    }
  }
  return found.toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

function readNotices(folder: string): string {
  return readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice)/i.test(file) && !/\.(js|ts)$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8').trim())
    .join('\n\n')
}

/** Writes the notices of all that a site is made of, ours first. */
export function licenceNotices(): string {
  const ours = readFileSync(join(root, 'LICENSE'), 'utf8').trim()
  const others = listUsedPackages().map(({ name, version, licence, text }) =>
    `${name} ${version} (${licence})\n\n${text}`.trim(),
  )
  const line = `\n\n${'-'.repeat(80)}\n\n`
  return [`This site is made of the following software.\n\n${ours}`, ...others].join(line) + '\n'
}
