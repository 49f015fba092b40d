import { readManifest, type PublishedManifest } from './readManifest.ts'

/** A package that others install: its folder, its manifest and where it is packed. */
export interface PublishedPackage {
  readonly folder: string
  readonly manifest: PublishedManifest
  readonly tarball: string
}

/** The packages that others install. */
export const publishedPackages: readonly PublishedPackage[] = [
  'packages/plates',
  'packages/pricing',
].map((folder) => {
  const manifest = readManifest(`${folder}/package.json`)
  return { folder, manifest, tarball: `.cache/packed/${manifest.name}/package.tgz` }
})
