import { mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { PublishedPackage } from './publishedPackages.ts'
import { run } from './run.ts'

/** Packs a package as it is published: its build has to be there. */
export function packPackage({ folder, tarball }: PublishedPackage) {
  mkdirSync(dirname(tarball), { recursive: true })
  return run(`pnpm --dir ${folder} pack --out ${resolve(tarball)}`, { quiet: true })
}
