/**
 * The files of a built app: what its page loads, and what that can load later. What an earlier build
 * left in the folder is not among them.
 *
 * @param {Record<string, object>} manifest - what Vite says of the built app
 * @returns {string[]} without the slash at the beginning, what the page needs first before the rest
 */
export function filesOfBuild(manifest) {
  const names = new Set(['index.html'])
  const files = new Set()
  // What is added while this goes on is met later.
  for (const name of names) {
    const { file, css = [], assets = [], imports = [], dynamicImports = [] } = manifest[name]
    for (const one of [file, ...css, ...assets]) files.add(one)
    for (const needed of [...imports, ...dynamicImports]) names.add(needed)
  }
  return [...files]
}
