/**
 * Plays, in each kind of city, 10,000 random sequences of clicks, faults, tabs and reloads against a ledger, and as many with
 * every kind of charge against a small city and its bank; each test run plays 1,000 of both. The
 * seed chooses the sequences: one that was printed plays the same ones again.
 */
import { randomInt } from 'node:crypto'
import { run } from './lib/run.ts'

const runs = 10_000
const [seed = String(randomInt(2 ** 31))] = process.argv.slice(2)
console.log(
  `Playing ${runs} sequences; \`npm run sequences -- ${seed}\` plays the same ones again.`,
)
const { code } = await run(
  'vitest run --project dom kindSequences.test.ts',
  { env: { SEQUENCES: String(runs), SEED: seed } },
)
process.exitCode = code
