/**
 * Measures how well the tests guard plates, prices and money rules: the sources are changed in one
 * place at a time, and each time a test has to fail. `--only plates,pricing,money` for a part. What
 * no test noticed is shown in `.cache/mutation/report.html`.
 */
import { matchesGlob, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { mustHave } from '../lib/mustHave.ts'
import { groups, leastScore, tests } from './groups.ts'

/** What became of one change. */
type Mutant = Awaited<ReturnType<Stryker['runMutationTest']>>[number]

const { values } = parseArgs({
  options: { only: { type: 'string', default: Object.keys(groups).join(',') } },
})
const chosen = values.only.split(',')
const unknown = chosen.filter((name) => groups[name] === undefined)
if (unknown.length > 0) {
  console.error(
    `There is no group "${unknown.join(', ')}". Known: ${Object.keys(groups).join(', ')}.`,
  )
  process.exit(1)
}

const patternsOf = (name: string) => mustHave(groups[name], name)
const mutants = await new Stryker({
  configFile: 'scripts/mutation/stryker.config.ts',
  mutate: [...chosen.flatMap(patternsOf), ...tests],
}).runMutationTest()
const scores = chosen.map((name) => scoreOf(name, mutants.filter(isOf(patternsOf(name)))))
console.table(scores)
process.exitCode = scores.every(({ score }) => score >= leastScore) ? 0 : 1

function isOf(patterns: readonly string[]): (mutant: Mutant) => boolean {
  return ({ fileName }) => {
    const path = relative(process.cwd(), fileName)
    return patterns.some((pattern) => matchesGlob(path, pattern))
  }
}

function scoreOf(group: string, results: readonly Mutant[]) {
  const count = (...statuses: readonly Mutant['status'][]) =>
    results.filter(({ status }) => statuses.includes(status)).length
  const noticed = count('Killed', 'Timeout')
  const unnoticed = count('Survived', 'NoCoverage')
  const score = Math.round((1000 * noticed) / (noticed + unnoticed)) / 10
  return { group, noticed, unnoticed, score }
}
