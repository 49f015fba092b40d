import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from 'vite'

/** Where a part that is loaded late has come to lie in a build. */
export interface PartRecord {
  readonly name: string
  readonly file: string
  /** The scripts that it needs beyond those that have come before it is asked for. */
  readonly adds: readonly string[]
  /** When it comes, if not when it is asked for. */
  readonly comes?: string
  /** The part of the product that it belongs to, where not every city has that. */
  readonly part?: string
  /** Whether it is English texts. */
  readonly isEnglish?: boolean
}

/** What a build says of itself. */
export interface BuildRecord {
  readonly manifest: Manifest
  readonly parts: readonly PartRecord[]
}

/** Reads what is known of an app that is built into a folder. */
export function readBuild(dist: string): BuildRecord {
  const read = (name: string) => readFileSync(join(dist, '.vite', name), 'utf8')
  const manifest: Manifest = JSON.parse(read('manifest.json'))
  const parts: PartRecord[] = JSON.parse(read('parts.json'))
  return { manifest, parts }
}
