import type { IForbiddenRuleType } from 'dependency-cruiser'

type Layer =
  | 'rules'
  | 'domain'
  | 'wire'
  | 'look'
  | 'runtime'
  | 'shared'
  | 'sessions'
  | 'features'
  | 'town'
  | 'conformance'
  | 'backEnd'
  | 'scripts'
  | 'apps'
  | 'storybook'
  | 'e2e'

/**
 * The house's one rule: an import may only point down the layers.
 * A layer is a set of folders that never use each other, and names the layers it may use.
 */
const layers: Readonly<
  Record<Layer, { readonly folders: readonly string[]; readonly uses: readonly Layer[] }>
> = {
  rules: { folders: ['packages/plates', 'packages/pricing'], uses: [] },
  domain: { folders: ['packages/domain'], uses: ['rules'] },
  wire: { folders: ['packages/api-client'], uses: ['rules', 'domain'] },
  look: { folders: ['packages/ui'], uses: ['rules'] },
  runtime: { folders: ['packages/runtime'], uses: ['rules', 'domain', 'wire', 'look'] },
  // What more than one feature is made of.
  shared: {
    folders: ['packages/payments', 'packages/spending'],
    uses: ['rules', 'domain', 'wire', 'look', 'runtime'],
  },
  sessions: {
    folders: ['packages/sessions'],
    uses: ['rules', 'domain', 'wire', 'look', 'runtime', 'shared'],
  },
  features: {
    folders: [
      'packages/map',
      'packages/parking',
      'packages/permits',
      'packages/auth',
      'packages/profile',
      'packages/city',
      'packages/coop',
    ],
    uses: ['rules', 'domain', 'wire', 'look', 'runtime', 'shared', 'sessions'],
  },
  town: { folders: ['packages/town'], uses: [] },
  conformance: { folders: ['packages/conformance'], uses: ['rules', 'domain'] },
  backEnd: { folders: ['apps/sandbox'], uses: ['rules', 'domain', 'town', 'conformance'] },
  scripts: {
    folders: ['scripts'],
    uses: [
      'rules',
      'domain',
      'wire',
      'look',
      'runtime',
      'shared',
      'sessions',
      'features',
      'conformance',
      'backEnd',
    ],
  },
  apps: {
    folders: ['apps/portal', 'apps/coop'],
    uses: [
      'rules',
      'domain',
      'wire',
      'look',
      'runtime',
      'shared',
      'sessions',
      'features',
      'scripts',
    ],
  },
  // Shows what everybody else makes; what is an app's own stands beside its stories.
  storybook: {
    folders: ['apps/storybook'],
    uses: ['rules', 'domain', 'wire', 'look', 'runtime', 'shared', 'sessions', 'features'],
  },
  e2e: { folders: ['e2e'], uses: ['backEnd', 'scripts'] },
}

const folder = (path: string) => `^${path}/`
const everyFolder = Object.values(layers).flatMap((layer) => layer.folders)

/** Tests of features talk to one city, the sandbox in their own process: it has this one door. */
const cityOfTests = '^packages/runtime/src/testing/'

const pointsDown: IForbiddenRuleType[] = Object.values(layers).flatMap(({ folders, uses }) =>
  folders.map((from) => pointDown(from, uses, { path: folder(from), pathNot: cityOfTests })),
)

function pointDown(
  from: string,
  uses: readonly Layer[],
  files: IForbiddenRuleType['from'],
): IForbiddenRuleType {
  const allowed = new Set([from, ...uses.flatMap((name) => layers[name].folders)])
  return {
    name: 'imports-point-down',
    comment: `${from} may only use ${uses.join(', ') || 'nothing of the workspace'}.`,
    severity: 'error',
    from: files,
    to: { path: everyFolder.filter((path) => !allowed.has(path)).map(folder) },
  }
}

const forbidden: IForbiddenRuleType[] = [
  ...pointsDown,
  pointDown('packages/runtime', [...layers.runtime.uses, 'backEnd'], { path: cityOfTests }),
  {
    name: 'no-circles',
    comment: 'Two modules that need each other are one module, or lack a third.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-side-doors',
    comment:
      'Another package is entered through its package name, not through a file of its folder.',
    severity: 'error',
    from: { path: '^((packages|apps)/[^/]+|scripts|e2e)/' },
    to: {
      path: '^(packages|apps)/[^/]+/',
      pathNot: ['^$1/'],
      dependencyTypes: ['local'],
    },
  },
  {
    name: 'resolvable',
    comment: 'An import that leads nowhere is invisible to the other rules.',
    severity: 'error',
    // The program of the runtimes runs in a project of its own, beside what is written there.
    from: {
      path: '^((packages|apps)/[^/]+/src|scripts|e2e)/',
      pathNot: '^scripts/runtimes/program\\.js$',
    },
    // geojson is a package of types only: what it is imported for is gone before anything resolves.
    // `?raw` asks the bundler for a file's text.
    to: { couldNotResolve: true, pathNot: '^geojson$|\\?raw$' },
  },
]

/** The rules of the layers, and how imports are followed, as dependency-cruiser takes them. */
export const layerRules = {
  forbidden,
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules|storybook-static)/|\\.gen\\.json$' },
    tsPreCompilationDeps: true,
    preserveSymlinks: false,
    enhancedResolveOptions: {
      conditionNames: ['@parking/source', 'import', 'types', 'browser', 'node', 'default'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
}
