import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { isRecord } from './isRecord.ts'
import { messageOf } from './messageOf.ts'
import { mustHave } from './mustHave.ts'
import type { PublishedPackage } from './publishedPackages.ts'
import { readmeExamples, withAnswers, type Example } from './readmeExamples.ts'
import { readManifest, type PublishedManifest } from './readManifest.ts'
import { tryUncaught } from './tryUncaught.ts'

const runFile = promisify(execFile)
const require = createRequire(import.meta.url)

/** The oldest TypeScript that is promised, the newest, and those between that read modules anew. */
const compilers = ['5.4', '5.9', '6.0', '7.0']
const resolutions = [
  { module: 'Node16', moduleResolution: 'Node16' },
  { module: 'NodeNext', moduleResolution: 'NodeNext' },
  { module: 'ESNext', moduleResolution: 'Bundler' },
]
/** TypeScript knows since 5.8 that Node can require ES modules. */
const requiring = new Set(['5.9', '6.0', '7.0'])

/** How TypeScript finds modules. */
type Resolution = (typeof resolutions)[number]

/** What failed, and what it said. */
interface Problem {
  readonly what: string
  readonly output: string
}

/** Tries one thing; null when it worked. */
type Trial = () => Promise<Problem | null>

/**
 * Unpacks packages into a project of its own, outside of the workspace and without a network, and
 * uses them there as their READMEs say: as ES module, by `require`, from a command line, wrongly, and
 * under several versions of TypeScript.
 *
 * @returns what failed
 */
export async function tryInstalled(packages: readonly PublishedPackage[]): Promise<Problem[]> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'installed-'))
  const project = folder.path
  for (const { manifest, tarball } of packages) {
    const target = join(project, 'node_modules', manifest.name)
    mkdirSync(target, { recursive: true })
    await runFile('tar', ['-xzf', resolve(tarball), '-C', target, '--strip-components=1'])
  }
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }')
  const examples = packages.flatMap(({ manifest }) => readmeExamples(project, manifest.name))
  const trials: Trial[] = [
    ...examples.map(({ name, code, isScript }) => () => {
      const file = `run-${name}${isScript ? '.js' : '.ts'}`
      const asserting = withAnswers(code, 'assert.deepEqual')
      writeFileSync(join(project, file), `import assert from 'node:assert/strict'\n${asserting}`)
      return attempt(`${name} as ES module`, process.execPath, [file], project)
    }),
    ...packages.map(
      ({ manifest }) =>
        () =>
          required(project, manifest.name),
    ),
    ...packages.flatMap(({ manifest }) => commandsOf(project, manifest.name)),
    async () => problemOf('uncaught errors', await tryUncaught(project, [process.execPath])),
    async () => {
      const command = [process.execPath, '--enable-source-maps']
      return problemOf('source maps', await tryUncaught(project, command, { mapped: true }))
    },
    ...compilers.flatMap((version) =>
      resolutions.map((options) => () => compile(project, version, options, examples)),
    ),
  ]
  return await inPairs(trials)
}

/** Every entry by `require`, data too, gives what `import` gives. */
function required(project: string, name: string): Promise<Problem | null> {
  const { exports } = manifestOf(project, name)
  const entries = Object.keys(exports).filter((entry) => !entry.includes('*'))
  const file = `require-${name.split('/')[1]}.cjs`
  const ids = entries.map((entry) => join(name, entry))
  writeFileSync(
    join(project, file),
    `const assert = require('node:assert/strict')
for (const id of ${JSON.stringify(ids)}) assert.ok(Object.keys(require(id)).length > 0, id)
`,
  )
  return attempt(`${name} by require`, process.execPath, [file], project)
}

function commandsOf(project: string, name: string): Trial[] {
  const { bin = {} } = manifestOf(project, name)
  const folder = join('node_modules', name)
  const fileOf = (sample: string) => join(folder, 'samples', `${sample}.json`)
  const files = [
    'rostov.tariff',
    'novosibirsk-201.tariff',
    'volgograd-901.tariff',
    'russia.calendar',
  ].map(fileOf)
  return Object.values(bin).flatMap((path) => {
    const command = join(folder, path)
    const price = ['price', fileOf('rostov.tariff'), '--at', '2026-11-20T19:00', '--minutes', '90']
    return [['check', ...files], price].map(
      (args) => () => attempt(`${name} ${args[0]}`, process.execPath, [command, ...args], project),
    )
  })
}

async function compile(
  project: string,
  version: string,
  options: Resolution,
  examples: readonly Example[],
): Promise<Problem | null> {
  const name = `${version}-${options.moduleResolution}`
  const folder = join(project, name)
  mkdirSync(folder)
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  for (const example of examples.filter(({ isScript }) => !isScript)) {
    writeFileSync(join(folder, `${example.name}.ts`), `${example.code}\nexport {}\n`)
  }
  if (options.module === 'NodeNext' && requiring.has(version)) {
    const code = `import plates = require('@parking/plates')\nexport const { parsePlate } = plates\n`
    writeFileSync(join(folder, 'required.cts'), code)
  }
  const compilerOptions = { ...options, target: 'ES2022', strict: true, noEmit: true, types: [] }
  const config = { compilerOptions, include: ['*.ts', '*.cts'] }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  const manifest = require.resolve(`typescript-${version}/package.json`)
  const tsc = mustHave(readManifest(manifest).bin?.['tsc'], `tsc of TypeScript ${version}`)
  const compiler = join(dirname(manifest), tsc)
  return attempt(`TypeScript ${name}`, process.execPath, [compiler, '-p', folder], project)
}

function problemOf(what: string, told: readonly string[]): Problem | null {
  return told.length === 0 ? null : { what, output: told.join('\n') }
}

function manifestOf(project: string, name: string): PublishedManifest {
  return readManifest(join(project, 'node_modules', name, 'package.json'))
}

async function attempt(
  what: string,
  program: string,
  args: readonly string[],
  cwd: string,
): Promise<Problem | null> {
  try {
    await runFile(program, args, { cwd })
    return null
  } catch (error) {
    const { stdout = '', stderr = '' } = isRecord(error) ? error : {}
    return { what, output: `${String(stdout)}${String(stderr)}` || messageOf(error) }
  }
}

/** Two at a time: a small machine has two processors. */
async function inPairs(trials: readonly Trial[]): Promise<Problem[]> {
  const problems: Problem[] = []
  const rest = trials.values()
  const work = async () => {
    for (const trial of rest) {
      const problem = await trial()
      if (problem !== null) problems.push(problem)
    }
  }
  await Promise.all([work(), work()])
  return problems
}
