import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from 'vite'

/** Reads what Vite says of an app that it has built into a folder. */
export function readBuildManifest(dist: string): Manifest {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
  return manifest
}
