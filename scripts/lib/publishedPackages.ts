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

/** A package that others install: its folder, its manifest and where it is packed. */
export interface PublishedPackage {
  readonly folder: string
  readonly manifest: PublishedManifest
  readonly tarball: string
}

/** Reads the manifest of a package that others install. */
export function readManifest(path: string): PublishedManifest {
  const manifest: PublishedManifest = JSON.parse(readFileSync(path, 'utf8'))
  return manifest
}

/** The packages that others install. */
export const publishedPackages: readonly PublishedPackage[] = [
  'packages/plates',
  'packages/pricing',
].map((folder) => {
  const manifest = readManifest(`${folder}/package.json`)
  return { folder, manifest, tarball: `.cache/packed/${manifest.name}/package.tgz` }
})
