/**
 * The files of a built app: what its page loads, and what that can load later. What an earlier build
 * left in the folder is not among them.
 *
 * @param {Record<string, object>} manifest - what Vite says of the built app
 * @param {(module: string) => boolean} [isOff] - whether a module that is loaded later never is, and
 *   what only it needs with it
 * @returns {string[]} without the slash at the beginning, what the page needs first before the rest
 */
export function filesOfBuild(manifest, isOff = () => false) {
  const names = new Set(['index.html'])
  const files = new Set()
  // What is added while this goes on is met later.
  for (const name of names) {
    const { file, css = [], assets = [], imports = [], dynamicImports = [] } = manifest[name]
    for (const one of [file, ...css, ...assets]) files.add(one)
    for (const needed of imports) names.add(needed)
    for (const later of dynamicImports) if (!isOff(later)) names.add(later)
  }
  return [...files]
}
