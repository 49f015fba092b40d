import { describe, expect, it } from 'vitest'
import { chargeReducer, type ChargeEvent, type ChargeState } from './chargeReducer.ts'

type State = ChargeState<string, string>
type Event = ChargeEvent<string, string>

const key = 'key'
const intent = 'an hour'
const error = new Error('NoMoneyNoHoney')

const states: Readonly<Record<State['kind'], State>> = {
  idle: { kind: 'idle' },
  sending: { kind: 'sending', intent, key },
  checking: { kind: 'checking', intent, key },
  unknown: { kind: 'unknown', intent, key },
  done: { kind: 'done', intent, result: 'session' },
  refused: { kind: 'refused', intent, key, reason: { kind: 'notCharged' } },
}
const next = { intent: 'two hours', key: 'next key' }
const events: Readonly<Record<Event['kind'], Event>> = {
  submitted: { kind: 'submitted', ...next },
  resumed: { kind: 'resumed', ...next },
  answered: { kind: 'answered', key, result: 'session' },
  refused: { kind: 'refused', key, error },
  answerLost: { kind: 'answerLost', key },
  checkFoundIt: { kind: 'checkFoundIt', key },
  checkFoundNothing: { kind: 'checkFoundNothing', key },
  checkFailed: { kind: 'checkFailed', key },
  checkAskedAgain: { kind: 'checkAskedAgain' },
  dismissed: { kind: 'dismissed' },
}

const named = { ...states.refused, reason: { kind: 'error', error } }
const moves: readonly (readonly [State['kind'], Event['kind'], unknown])[] = [
  ['idle', 'submitted', { kind: 'sending', ...next }],
  ['done', 'submitted', { kind: 'sending', ...next }],
  ['refused', 'submitted', { kind: 'sending', ...next }],
  ['idle', 'resumed', { kind: 'checking', ...next }],
  ['done', 'resumed', { kind: 'checking', ...next }],
  ['refused', 'resumed', { kind: 'checking', ...next }],
  ['sending', 'answered', states.done],
  ['sending', 'refused', named],
  ['sending', 'answerLost', states.checking],
  ['checking', 'checkFoundIt', { ...states.done, result: null }],
  ['checking', 'checkFoundNothing', states.refused],
  ['checking', 'checkFailed', states.unknown],
  ['unknown', 'checkAskedAgain', states.checking],
  ['done', 'dismissed', states.idle],
  ['refused', 'dismissed', states.idle],
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

  it.each(moves.filter(([, by]) => 'key' in events[by] && !('intent' in events[by])))(
    'leaves %s as it is by %s of another try',
    (from, by) => {
      const event = { ...events[by], key: 'key of another try' }
      expect(chargeReducer(states[from], event)).toBe(states[from])
    },
  )
})
