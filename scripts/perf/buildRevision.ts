import { existsSync } from 'node:fs'
import { join } from 'node:path'
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

async function must(command: string, folder: string): Promise<string> {
  const env = { CITY: 'all', BACK_END: 'sandbox' }
  const { code, output } = await run(command, { folder, quiet: true, env })
  if (code !== 0) throw new Error(`${command}, in ${folder}: ${output}`)
  return output
}
