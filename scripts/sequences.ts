/**
 * Plays, in each kind of city, 10,000 random sequences of presses, faults, tabs, clocks, drivers and visits
 * to a bank, over every kind of charge, against a ledger; each test run plays 1,000. The seed chooses the
 * sequences: one that was printed plays the same ones again.
 */
import { randomInt } from 'node:crypto'
import { run } from './lib/run.ts'

const runs = 10_000
const [seed = String(randomInt(2 ** 31))] = process.argv.slice(2)
console.log(
  `Playing ${runs} sequences; \`npm run sequences -- ${seed}\` plays the same ones again.`,
)
const { code } = await run('vitest run --project dom sequences.test.ts', {
  env: { SEQUENCES: String(runs), SEED: seed },
})
process.exitCode = code
