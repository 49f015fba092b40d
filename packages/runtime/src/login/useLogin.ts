import { ApiError, type Captcha } from '@parking/api-client'
import { useEffect, useRef, useState } from 'react'
import { useAppContext } from '../context/AppContext.ts'

/** What tells one login from another. */
export interface LoginOptions<Input> {
  /** Makes the call. `captcha` is the picture that the last refusal asked to read. */
  readonly logIn: (
    input: Input,
    captcha: Captcha | null,
    signal: AbortSignal,
  ) => Promise<{ readonly token: string }>
  /** What comes after; the login stays busy until it is done. */
  readonly onSignedIn: () => Promise<void>
}

/** Where a login stands. */
export interface Login<Input> {
  /** Whether a call is under way, or what comes after it. */
  readonly isBusy: boolean
  /** Why the last try failed, null when it did not. */
  readonly error: unknown
  /** Counts refused tries, so that the summary can take the focus anew each time. */
  readonly refusals: number
  /** The picture whose code must be sent with the next try. */
  readonly captcha: Captcha | null
  readonly submit: (input: Input) => Promise<void>
}

/** Signs in: one call at a time; a form that goes away gives it up. */
export function useLogin<Input>({ logIn, onSignedIn }: LoginOptions<Input>): Login<Input> {
  const { session } = useAppContext()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const [refusals, setRefusals] = useState(0)
  const [captcha, setCaptcha] = useState<Captcha | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  function refuse(why: unknown): void {
    if (why instanceof ApiError && why.captcha !== null) setCaptcha(why.captcha)
    setError(why)
    setRefusals((count) => count + 1)
  }

  async function submit(input: Input): Promise<void> {
    if (running.current !== null) return
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    setBusy(true)
    setError(null)
    const answer = await logIn(input, captcha, signal).catch((why: unknown) => ({ why }))
    if (signal.aborted) return
    if ('why' in answer) refuse(answer.why)
    else {
      session.send({ kind: 'loggedIn', token: answer.token })
      await onSignedIn()
    }
    running.current = null
    setBusy(false)
  }

  return { isBusy, error, refusals, captcha, submit }
}
