/**
 * Measures how well the tests guard plates, prices and money rules: the sources are changed in one
 * place at a time, and each time a test has to fail. `--only plates,pricing,money` for a part. What
 * no test noticed is shown in `.cache/mutation/report.html`.
 */
import { matchesGlob, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { groups, leastScore, tests } from './groups.mjs'

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

const mutants = await new Stryker({
  configFile: 'scripts/mutation/stryker.config.mjs',
  mutate: [...chosen.flatMap((name) => groups[name]), ...tests],
}).runMutationTest()
const scores = chosen.map((name) => scoreOf(name, mutants.filter(isOf(groups[name]))))
console.table(scores)
process.exitCode = scores.every(({ score }) => score >= leastScore) ? 0 : 1

function isOf(patterns) {
  return ({ fileName }) => {
    const path = relative(process.cwd(), fileName)
    return patterns.some((pattern) => matchesGlob(path, pattern))
  }
}

function scoreOf(group, results) {
  const count = (...statuses) => results.filter(({ status }) => statuses.includes(status)).length
  const noticed = count('Killed', 'Timeout')
  const unnoticed = count('Survived', 'NoCoverage')
  const score = Math.round((1000 * noticed) / (noticed + unnoticed)) / 10
  return { group, noticed, unnoticed, score }
}
