import { describe, expect, it } from 'vitest'
import { chargeReducer, type ChargeEvent } from './chargeReducer.ts'
import type { Attempt, ChargeState } from './ChargeState.ts'

type State = ChargeState<string, string>
type Event = ChargeEvent<string, string>

const key = 'key'
const attempt: Attempt<string> = {
  intent: 'an hour',
  key,
  before: null,
  owner: null,
  since: 1,
  sentAt: 2,
  bank: null,
  rest: null,
  price: null,
}
const next: Attempt<string> = { ...attempt, intent: 'two hours', key: 'next key' }
const page = { url: 'https://pay.example/7', order: '7', amount: 700 }
const reason = { kind: 'notCharged' } as const

const states = {
  idle: { kind: 'idle' },
  sending: { kind: 'sending', attempt },
  atBank: { kind: 'atBank', attempt, page },
  checking: { kind: 'checking', attempt, after: 'loss' },
  unknown: { kind: 'unknown', attempt, isLooking: true },
  done: { kind: 'done', attempt, result: 'session' },
  refused: { kind: 'refused', attempt, reason },
} as const satisfies { readonly [Kind in State['kind']]: State }
const events = {
  submitted: { kind: 'submitted', attempt: next },
  takenUp: { kind: 'takenUp', attempt: next, after: 'loss' },
  answered: { kind: 'answered', key, result: 'session' },
  sentToBank: { kind: 'sentToBank', key, page },
  refused: { kind: 'refused', key, reason },
  answerLost: { kind: 'answerLost', key },
  leftFound: { kind: 'leftFound', key, left: next },
  corrected: { kind: 'corrected', key, attempt: next },
  found: { kind: 'found', key, result: null },
  refusalDoubted: { kind: 'refusalDoubted', key },
  watchEnded: { kind: 'watchEnded', key, seenUntil: 5 },
  notKnown: { kind: 'notKnown', key, isLooking: true },
  checkAskedAgain: { kind: 'checkAskedAgain' },
  linkAskedFor: { kind: 'linkAskedFor' },
  dismissed: { kind: 'dismissed' },
  givenUp: { kind: 'givenUp' },
} as const satisfies { readonly [Kind in Event['kind']]: Event }

const resting = ['idle', 'atBank', 'done', 'refused'] as const
const everywhere = [...resting, 'sending', 'checking', 'unknown'] as const

const moves: readonly (readonly [State['kind'], Event['kind'], State])[] = [
  ...resting.map((from) => [from, 'submitted', { kind: 'sending', attempt: next }] as const),
  ...resting.map((from) => [from, 'takenUp', { ...states.checking, attempt: next }] as const),
  ...resting.map((from) => [from, 'dismissed', states.idle] as const),
  ...everywhere.map((from) => [from, 'givenUp', states.idle] as const),
  ['sending', 'answered', states.done],
  ['sending', 'sentToBank', states.atBank],
  ['sending', 'refused', states.refused],
  ['sending', 'answerLost', states.checking],
  ['sending', 'refusalDoubted', { ...states.checking, after: 'refusal' }],
  ['sending', 'leftFound', { ...states.checking, attempt: next }],
  ['sending', 'corrected', { kind: 'sending', attempt: next }],
  ['checking', 'corrected', { ...states.checking, attempt: next }],
  ['unknown', 'corrected', { ...states.unknown, attempt: next }],
  ['atBank', 'corrected', { kind: 'atBank', attempt: next, page }],
  ['atBank', 'found', { ...states.done, result: null }],
  ['atBank', 'refused', states.refused],
  ['checking', 'found', { ...states.done, result: null }],
  ['checking', 'refused', states.refused],
  ['checking', 'notKnown', states.unknown],
  ['unknown', 'found', { ...states.done, result: null }],
  ['unknown', 'refused', states.refused],
  ['unknown', 'notKnown', states.unknown],
  ['unknown', 'checkAskedAgain', states.checking],
]

const pairs = Object.values(states).flatMap((state) =>
  Object.values(events).map((event) => ({ state, event })),
)
const isMove = ({ state, event }: (typeof pairs)[number]) =>
  moves.some(([from, by]) => from === state.kind && by === event.kind)

describe('chargeReducer', () => {
  it.each(moves)('moves %s by %s', (from, by, to) => {
    expect(chargeReducer(states[from], events[by])).toStrictEqual(to)
  })

  it.each(pairs.filter((pair) => !isMove(pair)))(
    'leaves $state.kind as it is by $event.kind',
    ({ state, event }) => {
      expect(chargeReducer(state, event)).toBe(state)
    },
  )

  it.each(
    moves.flatMap(([from, by]) => {
      const event: Event = events[by]
      return 'key' in event ? [[from, by, { ...event, key: 'key of another try' }] as const] : []
    }),
  )('leaves %s as it is by %s of another try', (from, _by, event) => {
    expect(chargeReducer<string, string>(states[from], event)).toBe(states[from])
  })

  it('leads back to the link of a bank that was left unpaid', () => {
    const { order, url } = page
    const back = { ...attempt, bank: { order, claim: null, url } }
    const unknown: State = { kind: 'unknown', attempt: back, isLooking: false }
    expect(chargeReducer(unknown, events.linkAskedFor)).toEqual({
      kind: 'atBank',
      attempt: back,
      page: { ...page, amount: null },
    })
  })

  it.each(['echo', 'notKnown'] as const)(
    'tells a charge that shows behind a refusal: %s',
    (kind) => {
      const doubted = { kind, error: null, seenUntil: null, isLooking: true }
      const refused: State = { kind: 'refused', attempt, reason: doubted }
      expect(chargeReducer<string, string>(refused, events.found).kind).toBe('done')
    },
  )

  it('says no more that it looks for what is behind a refusal once nobody does', () => {
    const echo = { kind: 'echo', error: null, seenUntil: 1, isLooking: true } as const
    const refused: State = { kind: 'refused', attempt, reason: echo }
    expect(chargeReducer(refused, events.watchEnded)).toEqual({
      ...refused,
      reason: { ...echo, seenUntil: 5, isLooking: false },
    })
  })
})
