import { ApiError } from '@parking/api-client'
import { isChangeMade } from '@parking/domain'
import { useEffect, useRef, useState } from 'react'
import { useFleetFailure } from '../change/useFleetFailure.ts'
import { useFleetChange } from '../change/useFleetChange.ts'
import type { BulkStep, StepState } from './BulkWork.ts'

/** How many changes stand, one state for each step. */
export interface BulkRun {
  /** `pausing`: the change that is under way is still waited for. */
  readonly phase: 'ready' | 'running' | 'pausing' | 'paused' | 'ended'
  readonly states: readonly StepState[]
  /** Why it has paused by itself; null where somebody has paused it. */
  readonly failure: unknown
  /** Begins, or goes on where it has paused. */
  readonly start: () => void
  readonly pause: () => void
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
 * Makes many changes one after another.
 *
 * A refused change is noted, and the next one is made. A change that is answered with an error twice
 * counts as refused, so that it does not hold up the others. Where no answer comes, the rest waits
 * until somebody goes on.
 *
 * Before it begins or goes on, the company is read, and what it shows already is not sent: another tab
 * may have done it, or a call whose answer was lost.
 */
export function useBulkRun({ steps, before, onStep, onEnd }: BulkRunOptions): BulkRun {
  const { send, readCompany } = useFleetChange()
  const { reason } = useFleetFailure()
  const [phase, setPhase] = useState<BulkRun['phase']>(before === null ? 'ready' : 'paused')
  const [failure, setFailure] = useState<unknown>(null)
  const [states, setStates] = useState<readonly StepState[]>(
    () => before ?? steps.map(() => ({ kind: 'waiting' })),
  )
  /** Told to stop, by a press or by going away. */
  const isStopped = useRef(false)
  /** The change that has failed with an answer; null where no answer came. */
  const failed = useRef<BulkStep | null>(null)
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

  /** Makes one change; answers how it stands, or throws what the rest has to wait for. */
  async function makeStep(step: BulkStep): Promise<StepState> {
    try {
      await send(step.change)
      return { kind: 'done' }
    } catch (error) {
      if (isRefusal(error)) return { kind: 'refused', reason: reason(error) }
      const hadAnswer = error instanceof ApiError && answered.has(error.kind)
      if (hadAnswer || (error instanceof ApiError && error.outcomeUnknown)) {
        const company = await readCompany().catch(() => null)
        if (company !== null && isChangeMade(step.change, company)) return { kind: 'done' }
        if (company !== null && hadAnswer && failed.current === step) {
          return { kind: 'refused', reason: reason(error) }
        }
      }
      failed.current = hadAnswer ? step : null
      throw error
    }
  }

  /** Another tab that works on the same may have made what was refused here: it is there, then. */
  async function lookAgain(current: StepState[]): Promise<void> {
    if (!current.some(({ kind }) => kind === 'refused')) return
    const company = await readCompany().catch(() => null)
    if (company === null) return
    for (const [index, { change }] of steps.entries()) {
      const isRefused = current[index]?.kind === 'refused'
      if (isRefused && isChangeMade(change, company)) current[index] = { kind: 'done' }
    }
    note([...current])
  }

  async function run(): Promise<void> {
    const current = [...states]
    try {
      const company = await readCompany()
      for (const [index, { change }] of steps.entries()) {
        const isOpen = current[index]?.kind === 'waiting'
        if (isOpen && isChangeMade(change, company)) current[index] = { kind: 'done' }
      }
      note([...current])
      for (const [index, step] of steps.entries()) {
        if (current[index]?.kind !== 'waiting') continue
        if (isStopped.current) {
          setPhase('paused')
          return
        }
        current[index] = await makeStep(step)
        note([...current])
      }
      await lookAgain(current)
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
    failure,
    start: () => {
      if (phase !== 'ready' && phase !== 'paused') return
      isStopped.current = false
      setFailure(null)
      setPhase('running')
      void run()
    },
    pause: () => {
      isStopped.current = true
      setPhase('pausing')
    },
  }
}

/** The failures with an answer that says nothing of the change itself. */
const answered: ReadonlySet<ApiError['kind']> = new Set(['server', 'http', 'malformed'])

/** Whether the back end has judged the change: then another one may well be good. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'server' && !error.outcomeUnknown
}
