import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { listen, pathOf } from '../lib/oneOrigin.ts'
import { run } from '../lib/run.ts'
import { staticSite } from '../lib/staticSite.ts'

/** A public product that does similar work, and how it is built. */
export interface OtherProduct {
  readonly name: string
  readonly source: string
  readonly commit: string
  /** The folders that its page is built from; without them all are fetched. */
  readonly folders?: string
  /** What installs and builds it, in its own folder. */
  readonly steps: readonly string[]
  /** Where its built page is. */
  readonly built: string
  /** What its build asks of the environment: addresses and keys that nobody answers here. */
  readonly env?: Readonly<Record<string, string>>
  /** A selector of what its first page is for. */
  readonly shown: string
}

/** The products, each at a commit of its public source. */
export const otherProducts: readonly OtherProduct[] = [
  {
    name: 'parking-lanes',
    source: 'https://github.com/zlant/parking-lanes',
    commit: '704e019fefa8b7f4313d0d835440141911d28e46',
    steps: ['npm exec --yes --package=npm@9.9.4 -- npm ci --ignore-scripts', 'npm run build'],
    built: 'dist',
    shown: '.leaflet-container',
  },
  {
    name: 'parking-permits-ui',
    source: 'https://github.com/City-of-Helsinki/parking-permits-ui',
    commit: '7288fb252a9fd9188a8bcb956c7b483dcf291d6c',
    steps: [
      'npm exec --yes --package=yarn@1.22.22 -- yarn install --frozen-lockfile --ignore-scripts --ignore-engines',
      'cp .env.template .env',
      'npm run build',
    ],
    built: 'build',
    // Yarn would go by the package manager that the folder above it names.
    env: { SKIP_YARN_COREPACK_CHECK: '1' },
    shown: '.login-button',
  },
  {
    name: 'lucky-parking',
    source: 'https://github.com/hackforla/lucky-parking',
    commit: '52f4b00a4dca7c5d4e045d3fc7e94b87d11fdafc',
    folders: 'apps configs packages',
    steps: [
      'npm exec --yes --package=pnpm@9.15.9 -- pnpm install --frozen-lockfile',
      'npm exec --yes --package=pnpm@9.15.9 -- pnpm run build --filter=@lucky-parking/web',
    ],
    built: 'apps/web/dist',
    shown: '.mapboxgl-canvas',
  },
  {
    name: 'web-mapviewer',
    source: 'https://github.com/geoadmin/web-mapviewer',
    commit: '45eb4221ddfa0d931906ec2f7c83d122aff2eb0a',
    folders: 'packages',
    steps: [
      'npm exec --yes --package=pnpm@10.34.1 -- pnpm install --frozen-lockfile',
      'npm exec --yes --package=pnpm@10.34.1 -- pnpm --filter=!web-mapviewer --recursive run build:prod',
      'npm exec --yes --package=pnpm@10.34.1 -- pnpm --filter=web-mapviewer exec vite build --mode production',
    ],
    built: 'packages/mapviewer/dist/prod',
    // It would note who builds it, by a name that git need not have.
    env: { APP_VERSION: 'v1', CYPRESS_INSTALL_BINARY: '0', TEST: '1' },
    shown: '.ol-viewport',
  },
]

const folder = join(import.meta.dirname, '../../.cache/perf/others')

/**
 * Fetches a product's source and builds it. What is built once stays.
 *
 * @returns the folder of its page
 * @throws {Error} with what the command said that failed
 */
export async function buildOther({
  name,
  source,
  commit,
  folders,
  steps,
  built,
  env = {},
}: OtherProduct): Promise<string> {
  const root = join(folder, name)
  const done = join(root, '.git', `built-${commit}`)
  if (existsSync(done)) return join(root, built)
  mkdirSync(root, { recursive: true })
  const commands = [
    'git init --quiet',
    `git config remote.origin.url ${source}`,
    `git fetch --quiet --depth 1 --filter=blob:none origin ${commit}`,
    ...(folders === undefined ? [] : [`git sparse-checkout set ${folders}`]),
    'git checkout --quiet --force -B measured FETCH_HEAD',
    ...steps,
  ]
  for (const command of commands) {
    console.error(`${name}: ${command}`)
    const { code, output } = await run(command, { folder: root, quiet: true, env })
    if (code !== 0) throw new Error(`${name}: ${command}: ${output}`)
  }
  writeFileSync(done, '')
  return join(root, built)
}

/** Serves a built product as ours is served: compressed, and its page at every address that is no file. */
export async function serveOther(built: string): Promise<Disposable & { address: string }> {
  const answer = staticSite({
    folder: built,
    page: (path) =>
      statSync(join(built, path), { throwIfNoEntry: false })?.isFile()
        ? path.slice(1)
        : 'index.html',
    isPage: () => true,
    headersOf: () => ({}),
  })
  const server = createServer((request, response) => {
    const path = pathOf(request.url) ?? '/'
    const { status, headers, body } = answer(path, request.headers['accept-encoding'])
    response.writeHead(status, headers).end(body)
  })
  const address = await listen(server, 0)
  return { address, [Symbol.dispose]: () => void server.close() }
}
