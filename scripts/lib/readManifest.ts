import { readFileSync } from 'node:fs'

/** What the manifest of a package says that others install. */
export interface PublishedManifest {
  readonly name: string
  readonly version: string
  readonly main: string
  readonly types: string
  readonly bin?: Readonly<Record<string, string>>
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>
  readonly repository?: unknown
  readonly homepage?: unknown
  readonly bugs?: unknown
}

/** Reads the manifest of a package that others install. */
export function readManifest(path: string): PublishedManifest {
  const manifest: PublishedManifest = JSON.parse(readFileSync(path, 'utf8'))
  return manifest
}
