import type { Manifest } from 'vite'
import { mustHave } from './mustHave.ts'

/**
 * The files of a built app: what its page loads, and what that can load later. Files of an earlier
 * build in the folder are left out.
 *
 * @param manifest - what Vite says of the built app
 * @param isOff - whether a file that could be loaded later never is: it is left out with what only it
 *   needs
 * @returns without the slash at the beginning, what the page needs first before the rest
 */
export function filesOfBuild(
  manifest: Manifest,
  isOff: (file: string) => boolean = () => false,
): string[] {
  const names = new Set(['index.html'])
  const files = new Set<string>()
  // What is added while this goes on is met later.
  for (const name of names) {
    const chunk = mustHave(manifest[name], name)
    const { file, css = [], assets = [], imports = [], dynamicImports = [] } = chunk
    for (const one of [file, ...css, ...assets]) files.add(one)
    for (const needed of imports) names.add(needed)
    for (const later of dynamicImports) {
      if (!isOff(mustHave(manifest[later], later).file)) names.add(later)
    }
  }
  return [...files]
}
