import { ApiError } from '@parking/api-client'
import { isChangeCurrent, isChangeMade, type Company } from '@parking/domain'
import { isWorkRunningAnywhere, useAppContext, workRuns } from '@parking/runtime'
import { useEffect, useRef, useState } from 'react'
import { RecordChanged } from '../change/RecordChanged.ts'
import { useFleetFailure } from '../change/useFleetFailure.ts'
import { useFleetChange } from '../change/useFleetChange.ts'
import type { BulkStep, StepState } from './BulkWork.ts'
import { sendSteps, type Undecided } from './sendSteps.ts'

/** How many changes stand, one state for each step. */
export interface BulkRun {
  /** `pausing`: the changes that are under way are still waited for. */
  readonly phase: 'ready' | 'running' | 'pausing' | 'paused' | 'ended'
  readonly states: readonly StepState[]
  /** How fast it goes; null before that can be told. */
  readonly pace: Pace | null
  /** Until when the back end has asked to wait, by the device's clock; null while it goes on. */
  readonly waitsUntil: number | null
  /** Why it has paused by itself; null where somebody has paused it. */
  readonly failure: unknown
  /** Begins, or goes on where it has paused. */
  readonly start: () => void
  readonly pause: () => void
}

/** How fast changes are made. */
export interface Pace {
  readonly perMinute: number
  /** How long what is left takes, in milliseconds. */
  readonly left: number
}

/** Another tab works through changes: what both send could be sent twice. */
export class WorkElsewhere extends Error {
  override readonly name = 'WorkElsewhere'
}

/** Where a run begins, and who hears of it. */
interface BulkRunOptions {
  readonly steps: readonly BulkStep[]
  /** How the steps stand from an earlier run that was cut off; null for a new one. */
  readonly before: readonly StepState[] | null
  /** Told of the states whenever one has changed, the first time before anything is sent. */
  readonly onStep: (states: readonly StepState[]) => void
  readonly onEnd: () => void
}

/**
 * Makes many changes, as many at once as the city permits.
 *
 * A refused change is noted, and the next one is made. A change that is answered with an error twice
 * counts as refused, so that it does not hold up the others. Where no answer comes, the rest waits
 * until somebody goes on.
 *
 * Before it begins or goes on, the company is read, and what it shows already is not sent: another tab
 * may have done it, or a call whose answer was lost. What somebody else has changed meanwhile is not
 * changed back.
 */
export function useBulkRun({ steps, before, onStep, onEnd }: BulkRunOptions): BulkRun {
  const { send, readCompany } = useFleetChange()
  const { reason } = useFleetFailure()
  const atOnce = useAppContext().city.company?.callsAtOnce ?? 1
  const [phase, setPhase] = useState<BulkRun['phase']>(before === null ? 'ready' : 'paused')
  const [failure, setFailure] = useState<unknown>(null)
  const [pace, setPace] = useState<Pace | null>(null)
  const [waitsUntil, setWaitsUntil] = useState<number | null>(null)
  const [states, setStates] = useState<readonly StepState[]>(
    () => before ?? steps.map(() => ({ kind: 'waiting' })),
  )
  /** Told to stop, by a press or by going away. */
  const isStopped = useRef(false)
  /** The changes that have failed with an answer once. */
  const failed = useRef(new Set<BulkStep>())
  useEffect(() => {
    isStopped.current = false
    return () => {
      isStopped.current = true
    }
  }, [])

  function note(current: readonly StepState[]): void {
    setStates(current)
    onStep(current)
  }

  /** Makes one change; answers how it stands, or throws what leaves that open. */
  async function makeStep(step: BulkStep): Promise<StepState> {
    try {
      await send(step.change)
      return { kind: 'done' }
    } catch (error) {
      if (isRefusal(error)) return { kind: 'refused', reason: reason(error) }
      throw error
    }
  }

  /** How a change stands by what the company shows; null where that is still open. */
  function judge({ index, error }: Undecided, company: Company): StepState | null {
    const step = steps[index]
    if (step === undefined || !(error instanceof ApiError)) return null
    const hadAnswer = answered.has(error.kind)
    if (!hadAnswer && !error.outcomeUnknown) return null
    if (isChangeMade(step.change, company)) return { kind: 'done' }
    if (hadAnswer && failed.current.has(step)) return { kind: 'refused', reason: reason(error) }
    if (hadAnswer) failed.current.add(step)
    return null
  }

  /** What is there already, or is no longer as the work has found it, is not sent. */
  function lookBefore(current: StepState[], company: Company): void {
    for (const [index, { change }] of steps.entries()) {
      if (current[index]?.kind !== 'waiting') continue
      if (isChangeMade(change, company)) current[index] = { kind: 'done' }
      else if (!isChangeCurrent(change, company)) {
        current[index] = { kind: 'refused', reason: reason(new RecordChanged()) }
      }
    }
    note([...current])
  }

  /** Another tab that works on the same may have made what was refused here: it is there, then. */
  async function lookAfter(current: StepState[]): Promise<void> {
    if (!current.some(({ kind }) => kind === 'refused')) return
    const company = await readCompany().catch(() => null)
    if (company === null) return
    for (const [index, { change }] of steps.entries()) {
      const isRefused = current[index]?.kind === 'refused'
      if (isRefused && isChangeMade(change, company)) current[index] = { kind: 'done' }
    }
    note([...current])
  }

  /** Sends all that waits, judges each answer, and throws what the rest has to wait for. */
  async function sendAll(current: StepState[]): Promise<void> {
    const startedAt = Date.now()
    let made = 0
    const listWaiting = () =>
      current.flatMap(({ kind }, index) => (kind === 'waiting' ? [index] : []))
    const settle = (index: number, state: StepState): void => {
      current[index] = state
      made += 1
      setPace(findPace(made, Date.now() - startedAt, listWaiting().length))
      note([...current])
    }
    const isAsked = () => !isStopped.current && listWaiting().length > 0
    while (isAsked()) {
      const undecided = await sendSteps(listWaiting(), {
        atOnce,
        send: async (index) => {
          const step = steps[index]
          if (step !== undefined) settle(index, await makeStep(step))
        },
        isStopped: () => isStopped.current,
        onWait: setWaitsUntil,
      })
      const [first] = undecided
      if (first === undefined) continue
      const company = await readCompany().catch(() => null)
      const open = undecided.filter((one) => {
        const state = company === null ? null : judge(one, company)
        if (state !== null) settle(one.index, state)
        return state === null
      })
      if (open.length > 0) throw (open[0] ?? first).error
    }
  }

  async function run(): Promise<void> {
    const current = [...states]
    try {
      if (await isWorkRunningAnywhere()) throw new WorkElsewhere()
      const ended = workRuns()
      try {
        lookBefore(current, await readCompany())
        await sendAll(current)
        if (current.some(({ kind }) => kind === 'waiting')) {
          setPhase('paused')
          return
        }
        await lookAfter(current)
      } finally {
        ended()
      }
    } catch (error) {
      setFailure(error)
      setPhase('paused')
      return
    }
    setPhase('ended')
    onEnd()
  }

  return {
    phase,
    states,
    pace,
    waitsUntil,
    failure,
    start: () => {
      if (phase !== 'ready' && phase !== 'paused') return
      isStopped.current = false
      setFailure(null)
      setPace(null)
      setPhase('running')
      void run()
    },
    pause: () => {
      isStopped.current = true
      setPhase('pausing')
    },
  }
}

/** So many changes tell how fast it goes. */
const enoughForPace = 5

function findPace(made: number, time: number, waiting: number): Pace | null {
  if (made < enoughForPace || time <= 0) return null
  const each = time / made
  return { perMinute: Math.max(1, Math.round(60_000 / each)), left: waiting * each }
}

/** The failures with an answer that says nothing of the change itself. */
const answered: ReadonlySet<ApiError['kind']> = new Set(['server', 'http', 'malformed'])

/** Whether the back end has judged the change: then another one may well be good. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'server' && !error.outcomeUnknown
}
