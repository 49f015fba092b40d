import type { IDependency, IModule } from 'dependency-cruiser'

/** A folder within the sources of a package, and the package. */
const folder = /^((?:packages|apps)\/[^/]+)\/src\/[^/]+(?=\/)/
/** Tests use what is made for tests, which may use everything. */
const test = /\.(test|test-d|stories|testkit)\.tsx?$/

/** A module and what it imports, as dependency-cruiser lists them. */
type Importing = Pick<IModule, 'source'> & {
  readonly dependencies: readonly Pick<IDependency, 'resolved'>[]
}

/** An import between two folders of a package, by the paths of the modules. */
interface FolderImport {
  readonly from: string
  readonly to: string
  readonly needing: string
  readonly needed: string
}

/**
 * Finds the imports by which folders of a package need each other, directly or round others.
 * dependency-cruiser's own rule for folders takes `a/inner` for another folder than `a`.
 *
 * @returns modules, by their paths
 */
export function findFolderCircles(modules: readonly Importing[]): { from: string; to: string }[] {
  const imports = modules
    .filter(({ source }) => !test.test(source))
    .flatMap(({ source, dependencies }) =>
      dependencies.flatMap(({ resolved }) => betweenFolders(source, resolved)),
    )
  const needs = Map.groupBy(imports, ({ needing }) => needing)
  return imports
    .filter(({ needing, needed }) => everyNeed(needs, needed).has(needing))
    .map(({ from, to }) => ({ from, to }))
}

/** An import, where it leads from one folder of a package to another. */
function betweenFolders(from: string, to: string): FolderImport[] {
  const [needing, home] = folder.exec(from) ?? []
  const [needed, otherHome] = folder.exec(to) ?? []
  if (needing === undefined || needed === undefined) return []
  return home === otherHome && needing !== needed ? [{ from, to, needing, needed }] : []
}

/** The folders that one needs, with those that they need. */
function everyNeed(
  needs: ReadonlyMap<string, readonly FolderImport[]>,
  start: string,
): Set<string> {
  const found = new Set([start])
  for (const each of found) for (const { needed } of needs.get(each) ?? []) found.add(needed)
  return found
}
