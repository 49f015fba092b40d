import * as fc from 'fast-check'
import { afterAll, afterEach, beforeEach, expect, inject, it, vi } from 'vitest'
// Loaded when it is wanted: here it is there already, as no time passes while it loads.
import '../account/permitCalls.ts'
import { kindNames, type KindName } from '../testing/moneyCity.ts'
import { TabLocks } from '../testing/tabLocks.ts'
import { MoneyWorld, type MoneyAction } from '../testing/moneyWorld.ts'
import { Time } from '../testing/Time.ts'

/** No answer is waited for longer than that. */
const longest = 30_000
/** No effect of a call is seen later than 85 seconds after its sending. */
const latest = 55_000
const eightHours = 8 * 3_600_000
const delay = fc.oneof(fc.constantFrom(0, 100, 2_000), fc.nat(longest - 1))
const arrival = fc.oneof(delay, fc.constant(latest), fc.nat(latest))

const fate = fc.oneof(
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('answered'), after: delay }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('refused'), after: delay }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('twice'), after: delay }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('turnedAway'), after: delay }) },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('lost'), after: delay, arrives: fc.option(arrival) }),
  },
)
const reading = fc.constantFrom('whole', 'whole', 'torn', 'lost')
const city = fc.record({
  isStrict: fc.constantFrom(false, false, true),
  isToTheMinute: fc.boolean(),
  hasEqualBefore: fc.boolean(),
  isFree: fc.boolean(),
  boundaries: fc.constantFrom(null, 3_000, 20_000, 20_000, 90_000, 400_000),
  isTariffKnown: fc.boolean(),
  lag: fc.constantFrom(0, 1_000, 25_000, 120_000, 120_000),
  readTime: fc.constantFrom(300, 5_000, 5_000),
  readings: fc.array(reading, { maxLength: 30 }),
  fates: fc.array(fate, { minLength: 1, maxLength: 6 }),
  tabs: fc.integer({ min: 1, max: 2 }),
})
const byPhone = fc.constantFrom(false, false, true)
/** What is pressed for first: mostly a parking, whose call pays. */
const firstWish = fc.record({
  kind: fc.oneof(
    { weight: 1, arbitrary: fc.constantFrom(...kindNames) },
    { weight: 4, arbitrary: fc.constant<KindName>('start') },
  ),
  atBank: fc.constantFrom(false, false, true),
  byPhone,
})
const otherWish = fc.record({
  kind: fc.constantFrom(...kindNames),
  atBank: fc.constantFrom(true, true, false),
  byPhone,
})
/** Two of different kinds: of each there is one thing that can be wanted. */
const wishes = fc
  .tuple(firstWish, otherWish)
  .filter(([one, other]) => one.kind !== other.kind)
  // One car stands in one place once, whichever of the two ways its city has.
  .filter((them) => !them.every(({ kind }) => kind === 'start' || kind === 'startUnpaid'))
/** The kinds that a bank takes money for. */
const paidAtBank: readonly KindName[] = [
  'start',
  'renew',
  'endUnpaid',
  'payDeferred',
  'barrier',
  'permit',
  'topUp',
  'order',
  'guestStart',
]
const tab = fc.nat(1)
const action = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('presses'),
      tab,
      wish: fc.nat(1),
      times: fc.integer({ min: 1, max: 2 }),
      inAll: fc.constantFrom(true, false, false),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'reloads',
        'comesBackAgain',
        'stopsWaiting',
        'dismisses',
        'checksAgain',
        'looks',
      ),
      tab,
    }),
  },
  {
    weight: 9,
    arbitrary: fc.record({
      kind: fc.constant('goesToBank'),
      tab,
      does: fc.constantFrom('pays', 'pays', 'pays', 'paysTooLate', 'isDeclined', 'leaves'),
      after: arrival,
      way: fc.constantFrom('telling', 'telling', 'bare', 'lost'),
      backIn: tab,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('triesAgain'), tab, wish: fc.nat(1) }),
  },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('passes'), milliseconds: arrival }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('connection'),
      isGood: fc.constantFrom(true, true, false),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('money'), isThere: fc.boolean() }) },
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
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('nextDriver') }) },
)
const actions = fc.array(action, { minLength: 8, maxLength: 24, size: 'max' })
/** By then the call of a press is sent. */
const waits: MoneyAction = { kind: 'passes', milliseconds: 12_000 }
const reloads: MoneyAction = { kind: 'reloads', tab: 0 }
const triesAgain: MoneyAction = { kind: 'triesAgain', tab: 0, wish: 0 }
/** Who presses and hears nothing does not leave it at that: there money goes astray. */
const next = fc.constantFrom<readonly MoneyAction[]>(
  [],
  [triesAgain],
  [triesAgain, triesAgain],
  [waits, reloads, triesAgain],
  [waits, reloads, triesAgain],
)
const press = fc
  .constantFrom(1, 2, 2)
  .map((times): MoneyAction => ({ kind: 'presses', tab: 0, wish: 0, times, inAll: false }))

const { port1, port2 } = new MessageChannel()
port1.start()
let time: Time
let locks: TabLocks

/** Lets everything happen that waits for no time. */
function settle(): Promise<void> {
  return new Promise((resolve) => {
    port1.addEventListener('message', () => resolve(), { once: true })
    port2.postMessage(null)
  })
}

beforeEach(() => {
  vi.spyOn(crypto.subtle, 'digest').mockImplementation(
    async (_name, data) =>
      new Uint8Array(ArrayBuffer.isView(data) ? data.buffer : data).slice().buffer,
  )
  vi.stubGlobal('navigator', {
    onLine: true,
    locks: { request: (...call: Parameters<TabLocks['request']>) => locks.request(...call) },
  })
  vi.stubGlobal('setTimeout', (act: () => void, after = 0) => {
    const timer = { isOver: false }
    time.after(after, () => {
      if (!timer.isOver) act()
    })
    return timer
  })
  vi.stubGlobal('clearTimeout', (timer?: { isOver: boolean }) => {
    if (timer !== undefined) timer.isOver = true
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
afterAll(() => port1.close())

const { runs, seed } = inject('sequences')
/** What a thousand contexts hold is let go after each of these. */
const batch = 1_000
const cities = [
  { name: 'without keys, as most are', knowsKeys: false, tellsKeys: false },
  { name: 'with keys', knowsKeys: true, tellsKeys: false },
  { name: 'that tells what became of a key', knowsKeys: true, tellsKeys: true },
]
const batches = cities.flatMap(({ name, ...keys }) =>
  Array.from({ length: Math.ceil(runs / batch) }, (_, at) => [name, at, keys] as const),
)

it.each(batches)(
  'charges each kind at most once for one intent, and says of it what the ledger says: a city %s (%s)',
  { timeout: 180_000 },
  async (_name, at, keys) => {
    const seen: Seen = { happened: [], atBank: [], lost: [], onBalance: [] }
    await fc.assert(
      fc.asyncProperty(
        city,
        wishes,
        press,
        next,
        actions,
        async (itsCity, itsWishes, first, soon, others) => {
          time = new Time(settle)
          locks = new TabLocks()
          const world = await MoneyWorld.open({ ...itsCity, ...keys }, itsWishes, { time, locks })
          for (const one of [first, ...soon, ...others]) await world.does(one)
          await world.ends()
          expect(world.lies).toEqual([])
          expect(world.unended).toEqual([])
          expect(world.doubled).toEqual([])
          expect(world.unfair).toEqual([])
          expect(world.untold).toEqual([])
          expect(world.untoldTwice).toEqual([])
          note(world, seen)
        },
      ),
      { numRuns: Math.min(batch, runs), ...(seed === null ? {} : { seed: seed + at }) },
    )
    if (runs < batch) return
    // By hundreds of sequences of each kind, so that none is left out by chance.
    expect(new Set(seen.happened)).toEqual(new Set(kindNames))
    expect(new Set(seen.atBank)).toEqual(new Set(paidAtBank))
    // Too rare for each of the kinds to come in every thousand.
    expect(seen.onBalance).not.toEqual([])
    expect(new Set(seen.lost)).toEqual(new Set(kindNames.filter((kind) => kind !== 'order')))
  },
)

type Seen = Record<'happened' | 'atBank' | 'lost' | 'onBalance', KindName[]>

/** Notes which kinds have occurred, and how. */
function note({ effects, lostAnswers, onBalance }: MoneyWorld, seen: Seen): void {
  seen.happened.push(...effects.map(({ kind }) => kind))
  seen.atBank.push(...effects.flatMap(({ kind, by }) => (by === 'bank' ? [kind] : [])))
  seen.lost.push(...lostAnswers)
  seen.onBalance.push(...onBalance)
}

declare module 'vitest' {
  interface ProvidedContext {
    /** How many sequences are tried, and the seed that chooses them; null: another one each time. */
    sequences: { readonly runs: number; readonly seed: number | null }
  }
}
