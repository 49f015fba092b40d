import * as fc from 'fast-check'
import { expect, inject, it } from 'vitest'
import { MoneyWorld } from '../testing/moneyWorld.ts'

/** No answer is waited for longer than that. */
const longest = 30_000
/** No effect of a call is seen later than 85 seconds after its sending. */
const latest = 55_000
const delay = fc.oneof(fc.constantFrom(0, 100, 2_000, longest), fc.nat(longest))
const arrival = fc.oneof(delay, fc.constant(latest), fc.nat(latest))
const eightHours = 8 * 3_600_000

const fate = fc.oneof(
  fc.record({ kind: fc.constantFrom('answered', 'refused'), after: delay }),
  fc.record({ kind: fc.constant('lost'), after: delay, arrives: fc.option(arrival) }),
  fc.record({
    kind: fc.constant('twice'),
    after: delay,
    second: fc.constantFrom('charged', 'refused'),
  }),
)
const city = fc.record({
  precision: fc.constantFrom(1, 60_000),
  sameCar: fc.boolean(),
  readTime: fc.constantFrom(0, 300, 5_000),
  lag: fc.constantFrom(0, 0, 1_000, 25_000, 120_000),
  areWhole: fc.array(fc.boolean(), { maxLength: 20 }),
  fates: fc.array(fate, { maxLength: 8 }),
  tabs: fc.integer({ min: 1, max: 3 }),
  tariff: fc.record({
    boundaries: fc.constantFrom(null, 3_000, 20_000, 90_000, 400_000),
    isKnown: fc.boolean(),
    isExtension: fc.boolean(),
  }),
  tellsSums: fc.boolean(),
})
const tab = fc.nat(2)
const action = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('clicks'),
      tab,
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom('checksAgain', 'dismisses', 'reloads', 'stopsWaiting', 'looks'),
      tab,
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('passes'), milliseconds: arrival }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('connection'), isGood: fc.boolean() }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('clockJumps'),
      milliseconds: fc.constantFrom(-eightHours, -40_000, 40_000, eightHours),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('sleeps'),
      // No call that is on its way outlives a longer one.
      milliseconds: fc.constantFrom(60_000, 100_000, 300_000),
      standsStill: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('money'), isThere: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('nextDriver') }) },
)
const actions = fc.array(action, { maxLength: 40, size: 'max' })

/**
 * The city charges a start what it costs when the city begins it, as the sandbox does: the page can't
 * foresee a boundary of the tariff that passes between its sending and that. Any other sum than the
 * press has shown is unfair, and what is said of the sum is always the one that was charged, or nothing.
 * A page that does not know the tariff has asked the city itself since the press. An extension costs
 * what hangs on the end of its session, whenever it is sent: there any other sum is unfair.
 */
const noUnfairCharge: readonly unknown[] = []

/**
 * How it ends. What nobody can tell stays not known: where a clock that was wrong at the press, or
 * several sleeps, leave no instant since which to look.
 */
const ends = ['idle', 'done', 'refused']

it.each([
  ['without keys, as most are', { knowsKeys: false, tellsKeys: false }],
  ['with keys', { knowsKeys: true, tellsKeys: false }],
  ['that tells what became of a key', { knowsKeys: true, tellsKeys: true }],
])(
  'charges at most once for one intent, the sum that was shown, and its last word is true or that it is not known: a city %s',
  async (_kind, keys) => {
    const { runs: numRuns, seed } = inject('sequences')
    await fc.assert(
      fc.asyncProperty(city, actions, async (itsCity, itsActions) => {
        const world = new MoneyWorld({ ...itsCity, ...keys })
        for (const one of itsActions) await world.does(one)
        await world.ends()
        expect(world.ledger.unfair).toEqual(noUnfairCharge)
        for (const one of world.tabs) {
          expect(world.ledger.chargesOf(one.car)).toBeLessThanOrEqual(1)
          expect(one.lies).toEqual([])
          expect(world.mayStayOpen ? [...ends, 'unknown'] : ends).toContain(one.kind)
        }
        if (world.mayStayOpen) return
        expect(world.untold).toEqual([])
        expect(world.untoldTwice).toEqual([])
        expect(world.kept).toEqual([])
      }),
      { numRuns, ...(seed === null ? {} : { seed }) },
    )
  },
)

declare module 'vitest' {
  interface ProvidedContext {
    /** How many sequences are tried, and the seed that chooses them; null: another one each time. */
    sequences: { readonly runs: number; readonly seed: number | null }
  }
}
