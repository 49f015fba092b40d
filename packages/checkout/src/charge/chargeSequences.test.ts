import * as fc from 'fast-check'
import { expect, inject, it } from 'vitest'
import { MoneyWorld } from '../testing/moneyWorld.ts'

/** No call is at work longer than that. */
const longest = 30_000
const delay = fc.oneof(fc.constantFrom(0, 100, 2_000, longest), fc.nat(longest))

const fate = fc.oneof(
  fc.record({ kind: fc.constantFrom('answered', 'refused'), after: delay }),
  fc.record({ kind: fc.constant('lost'), after: delay, arrives: fc.option(delay) }),
)
const city = fc.record({
  knowsKeys: fc.boolean(),
  sameCar: fc.boolean(),
  readTime: fc.constantFrom(0, 300, 5_000),
  fates: fc.array(fate, { maxLength: 8 }),
  tabs: fc.integer({ min: 1, max: 3 }),
})
const tab = fc.nat(2)
const action = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('clicks'),
      tab,
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('checksAgain', 'dismisses', 'reloads'),
      tab,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('passes'), milliseconds: delay }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('connection'), isGood: fc.boolean() }),
  },
)
const actions = fc.array(action, { maxLength: 40, size: 'max' })

it('charges at most once for one intent, whatever is clicked, lost and loaded anew in any tab', async () => {
  const { runs: numRuns, seed } = inject('sequences')
  await fc.assert(
    fc.asyncProperty(city, actions, async (itsCity, itsActions) => {
      const world = new MoneyWorld(itsCity)
      for (const one of itsActions) await world.does(one)
      await world.ends()
      for (const one of world.tabs) {
        const charges = world.ledger.chargesOf(one.car)
        expect(charges).toBeLessThanOrEqual(1)
        expect(one.told).toBeLessThanOrEqual(charges)
        // Where another tab was quicker, this one may have been refused instead.
        expect(one.told).toBeGreaterThanOrEqual(world.ledger.knows(one.name) ? 1 : 0)
        expect(one.lies).toEqual([])
        expect(one.kept).toBeNull()
        expect(['idle', 'done', 'refused']).toContain(one.kind)
      }
    }),
    { numRuns, ...(seed === null ? {} : { seed }) },
  )
})

declare module 'vitest' {
  interface ProvidedContext {
    /** How many sequences are tried, and the seed that chooses them; null: another one each time. */
    sequences: { readonly runs: number; readonly seed: number | null }
  }
}
