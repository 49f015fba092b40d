import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Puts a newer build in the place of the one in a folder: all files of it have other names, and those of
 * the older one are gone.
 *
 * @param portal - the folder of the portal
 * @param pages - the city whose pages are in it, or `all`
 * @param version - what the newer build calls itself; a part of its files' names
 */
export function deployNewer(portal: string, pages: string, version: string): void {
  const assets = join(portal, 'assets')
  const city = join(portal, 'cities', pages)
  const old = readdirSync(assets).filter((name) => !/\.(br|gz)$/.test(name))
  const names = new RegExp(old.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g')
  const renamed = (text: string): string => text.replaceAll(names, (name) => `${version}-${name}`)
  for (const name of old) {
    const body = readFileSync(join(assets, name), 'utf8')
    writeFileSync(join(assets, `${version}-${name}`), renamed(body))
  }
  for (const name of readdirSync(assets)) {
    if (!name.startsWith(`${version}-`)) rmSync(join(assets, name))
  }
  for (const name of readdirSync(city).filter((one) => one.endsWith('.html'))) {
    const page = renamed(readFileSync(join(city, name), 'utf8'))
    rewrite(join(city, name), nameVersion(page, version))
  }
  const worker = join(city, 'files/sw.js')
  const text = renamed(readFileSync(worker, 'utf8'))
  rewrite(
    worker,
    text.replaceAll(/"revision":"[^"]*"(,"integrity":"[^"]*")?/g, `"revision":"${version}"`),
  )
}

/** Writes a file, and lets go of what was compressed beside it. */
function rewrite(path: string, text: string): void {
  writeFileSync(path, text)
  for (const end of ['.br', '.gz']) rmSync(`${path}${end}`, { force: true })
}

/** A page that says another version of itself; a city's consent has one of its own. */
export function nameVersion(page: string, version: string): string {
  return page.replace(/\],"version":"[^"]*"/, `],"version":"${version}"`)
}
