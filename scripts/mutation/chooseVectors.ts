/**
 * Chooses the vectors that are published: `--only plates` or `pricing` for one. The sources are changed
 * in one place at a time, as `npm run mutation` does, and of all candidates those are taken by which
 * every change is noticed, several times if possible; then those that are least like the others. With
 * `--measure` it tells how many changes the published ones notice. Which they don't is shown in
 * `.cache/vectors/{name}.html`.
 */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { run } from '../lib/run.ts'
import { chooseRows, type Lists } from './chooseRows.ts'
import { groups, tests } from './groups.ts'

/** How many rows of each list are published. */
const sizes: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  plates: { plates: 500, calls: 520 },
  pricing: { stays: 300, calls: 265 },
}
/** What no vector asks: how files are checked, and the command. */
const notAsked = '!packages/pricing/src/{check,cli}/**'
const cache = '.cache/vectors'
// A process for each change: what is compiled for one, the others need not compile again.
process.env['NODE_COMPILE_CACHE'] ??= resolve(cache, 'compiled')

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: Object.keys(sizes).join(',') },
    measure: { type: 'boolean', default: false },
  },
})
for (const name of values.only.split(',')) await (values.measure ? measure(name) : choose(name))

async function measure(name: string) {
  const mutants = await mutate(name, `packages/${name}/vectors.json`)
  const noticed = mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout')
  console.log(`${name}: ${noticed.length} of ${mutants.length} changes are noticed`)
}

async function choose(name: string) {
  const folder = `packages/${name}/test`
  const file = `${cache}/${name}.json`
  mkdirSync(cache, { recursive: true })
  await run(`node ${folder}/candidates.ts ${file}`)
  const { kept, ...lists } = JSON.parse(readFileSync(file, 'utf8'))
  await mutate(name, file)
  const noticed = globSync(`${cache}/${name}/*.json`).map((path): string[] =>
    JSON.parse(readFileSync(path, 'utf8')),
  )
  const chosen: Lists = chooseRows(lists, noticed, kept, sizes[name] ?? {})
  writeFileSync(`packages/${name}/vectors.json`, JSON.stringify(chosen))
  await run(`node ${folder}/writeVectors.ts`)
}

/** Tries the vectors of a file with each change; the rows that notice it are written into the cache. */
async function mutate(name: string, file: string) {
  const folder = resolve(cache, name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const command = `${process.execPath} packages/${name}/test/tryVectors.ts ${resolve(file)} ${folder}`
  return await new Stryker({
    mutate: [...(groups[name] ?? []), ...tests, notAsked],
    testRunner: 'command',
    commandRunner: { command },
    plugins: [],
    concurrency: 1,
    // A busy machine is no endless loop.
    timeoutMS: 15_000,
    ignorePatterns: ['/{apps,cities,deploy,docs,e2e,openapi}', 'dist', '.*'],
    tempDirName: `${cache}/sandbox/${name}`,
    disableTypeChecks: false,
    reporters: ['progress-append-only', 'html', 'json'],
    htmlReporter: { fileName: `${cache}/${name}.html` },
    jsonReporter: { fileName: `${cache}/${name}.report.json` },
  }).runMutationTest()
}
