/** A folder within the sources of a package, and the package. */
const folder = /^((?:packages|apps)\/[^/]+)\/src\/[^/]+(?=\/)/
/** Tests use what is made for tests, which may use everything. */
const test = /\.(test|test-d|stories|testkit)\.tsx?$/

/**
 * Finds the imports by which folders of a package need each other, directly or round others.
 * dependency-cruiser's own rule for folders takes `a/inner` for another folder than `a`.
 *
 * @param {{ source: string, dependencies: { resolved: string }[] }[]} modules - as dependency-cruiser
 *   lists them
 * @returns {{ from: string, to: string }[]} modules, by their paths
 */
export function findFolderCircles(modules) {
  const imports = modules
    .filter(({ source }) => !test.test(source))
    .flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => [source, resolved]))
    .filter(([from, to]) => isBetweenFolders(folder.exec(from), folder.exec(to)))
    .map(([from, to]) => ({ from, to, needing: folder.exec(from)[0], needed: folder.exec(to)[0] }))
  const needs = Map.groupBy(imports, ({ needing }) => needing)
  return imports
    .filter(({ needing, needed }) => everyNeed(needs, needed).has(needing))
    .map(({ from, to }) => ({ from, to }))
}

function isBetweenFolders(one, other) {
  return one !== null && other !== null && one[1] === other[1] && one[0] !== other[0]
}

/** The folders that one needs, with those that they need. */
function everyNeed(needs, start) {
  const found = new Set([start])
  for (const each of found) for (const { needed } of needs.get(each) ?? []) found.add(needed)
  return found
}
