import { useEffect, useRef, useState } from 'react'

/** How a call has ended. */
type Outcome<Answer> = { readonly answer: Answer } | { readonly why: unknown }

/** Makes calls, one at a time: see {@link useOneCall}. */
interface OneCall {
  /** Whether a call is under way, or what comes after it. */
  readonly isBusy: boolean
  /** Makes a call unless one is under way; what comes after it happens only while the form is there. */
  readonly run: <Answer>(
    call: (whenLeft: AbortSignal) => Promise<Answer>,
    after: (outcome: Outcome<Answer>) => void | Promise<void>,
  ) => Promise<void>
}

/** Makes one call at a time for a form; its signal tells that the form has gone away. */
export function useOneCall(): OneCall {
  const [isBusy, setBusy] = useState(false)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const run: OneCall['run'] = async (call, after) => {
    if (running.current !== null) return
    const left = new AbortController()
    running.current = left
    setBusy(true)
    const outcome = await call(left.signal).then(
      (answer) => ({ answer }),
      (why: unknown) => ({ why }),
    )
    if (left.signal.aborted) return
    try {
      await after(outcome)
    } finally {
      running.current = null
      setBusy(false)
    }
  }

  return { isBusy, run }
}
