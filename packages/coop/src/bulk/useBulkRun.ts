import { ApiError } from '@parking/api-client'
import { useEffect, useRef, useState } from 'react'
import { useFleetChange } from '../change/useFleetChange.ts'
import type { BulkStep } from './BulkWork.ts'

/** How one of many changes stands; `unknown`: no answer came, and the company can't be read. */
type StepState =
  | { readonly kind: 'waiting' | 'done' }
  | { readonly kind: 'refused' | 'unknown'; readonly error: unknown }

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

/**
 * Makes many changes one after another. A refused one is noted and the next one is made; where no
 * answer comes, the company is asked whether it was made, and the rest waits until somebody goes on.
 */
export function useBulkRun(steps: readonly BulkStep[], onEnd: () => void): BulkRun {
  const { send, isMade } = useFleetChange()
  const [phase, setPhase] = useState<BulkRun['phase']>('ready')
  const [failure, setFailure] = useState<unknown>(null)
  const [states, setStates] = useState<readonly StepState[]>(() =>
    steps.map(() => ({ kind: 'waiting' })),
  )
  /** Told to stop, by a press or by going away. */
  const isStopped = useRef(false)
  useEffect(() => {
    isStopped.current = false
    return () => {
      isStopped.current = true
    }
  }, [])

  /** Makes one change; answers how it stands, and whether the rest has to wait. */
  async function makeStep(
    { change }: BulkStep,
    before: StepState,
  ): Promise<{ readonly state: StepState; readonly failure: unknown }> {
    // Nothing is sent twice that may have been done.
    if (before.kind === 'unknown') {
      const made = await isMade(change)
      if (made === null) return { state: before, failure: before.error }
      if (made) return { state: { kind: 'done' }, failure: null }
    }
    try {
      await send(change)
      return { state: { kind: 'done' }, failure: null }
    } catch (error) {
      if (isRefusal(error)) return { state: { kind: 'refused', error }, failure: null }
      if (error instanceof ApiError && !error.outcomeUnknown) {
        return { state: { kind: 'waiting' }, failure: error }
      }
      const made = await isMade(change)
      if (made === true) return { state: { kind: 'done' }, failure: null }
      const state: StepState = made === null ? { kind: 'unknown', error } : { kind: 'waiting' }
      return { state, failure: error }
    }
  }

  async function run(): Promise<void> {
    const current = [...states]
    for (const [index, step] of steps.entries()) {
      const before = current[index]
      if (before === undefined || before.kind === 'done' || before.kind === 'refused') continue
      if (isStopped.current) {
        setPhase('paused')
        return
      }
      const made = await makeStep(step, before)
      current[index] = made.state
      setStates([...current])
      if (made.failure !== null) {
        setFailure(made.failure)
        setPhase('paused')
        return
      }
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

/** Whether the back end has judged the change: then another one may well be good. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'server' && !error.outcomeUnknown
}
