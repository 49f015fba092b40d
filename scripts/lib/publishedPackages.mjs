import { readFileSync } from 'node:fs'

/** The packages that others install, by their folders. */
export const publishedPackages = ['packages/plates', 'packages/pricing'].map((folder) => {
  const manifest = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
  return { folder, manifest, tarball: `.cache/packed/${manifest.name}/package.tgz` }
})
