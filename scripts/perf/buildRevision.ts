import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import { run } from '../lib/run.ts'

const root = join(import.meta.dirname, '../..')

/**
 * Builds another revision of the product in a work tree of its own, with what that revision installs.
 * What is built once stays.
 *
 * @param revision - as git names it
 * @returns the folder of the work tree
 * @throws {Error} with what the command said that failed
 */
export async function buildRevision(revision: string): Promise<string> {
  const commit = (await must(`git rev-parse --verify ${revision}^{commit}`, root)).trim()
  const folder = join(root, '.cache/perf', commit)
  const isBuilt = join(folder, 'apps/portal/dist/cities/all')
  if (existsSync(isBuilt)) return folder
  if (!existsSync(folder)) await must(`git worktree add --detach ${folder} ${commit}`, root)
  await must('npm run site', folder)
  return folder
}

/** What it takes to build the product, and into how much. */
interface BuildFigures {
  /** Milliseconds. */
  readonly 'all built': number
  /** Files of the portal. */
  readonly scripts: number
  /** Files of the portal. */
  readonly 'style sheets': number
}

/**
 * Times how long it takes to build all apps, with nothing of an earlier build.
 *
 * @param folder - of a revision's work tree, where it has been built
 * @throws {Error} with what the command said that failed
 */
export async function timeBuild(folder: string): Promise<BuildFigures> {
  const began = performance.now()
  await must('turbo run build --filter=./apps/* --force', folder)
  const taken = performance.now() - began
  // The cities' pages stood in the folder that a build empties.
  await must('npm run site', folder)
  const written = readFileSync(join(folder, 'apps/portal/dist/.vite/manifest.json'), 'utf8')
  const manifest: Manifest = JSON.parse(written)
  const count = (names: readonly string[]) => new Set(names).size
  const chunks = Object.values(manifest)
  return {
    'all built': taken,
    scripts: count(chunks.map(({ file }) => file).filter((file) => file.endsWith('.js'))),
    'style sheets': count(chunks.flatMap(({ css = [] }) => css)),
  }
}

async function must(command: string, folder: string): Promise<string> {
  const env = { CITY: 'all', BACK_END: 'sandbox' }
  const { code, output } = await run(command, { folder, quiet: true, env })
  if (code !== 0) throw new Error(`${command}, in ${folder}: ${output}`)
  return output
}
