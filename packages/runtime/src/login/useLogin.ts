import { ApiError, type Captcha } from '@parking/api-client'
import { useState } from 'react'
import { useAppContext } from '../context/AppContext.ts'
import { useOneCall } from '../form/useOneCall.ts'

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
  const { isBusy, run } = useOneCall()
  const [error, setError] = useState<unknown>(null)
  const [refusals, setRefusals] = useState(0)
  const [captcha, setCaptcha] = useState<Captcha | null>(null)

  function refuse(why: unknown): void {
    if (why instanceof ApiError && why.captcha !== null) setCaptcha(why.captcha)
    setError(why)
    setRefusals((count) => count + 1)
  }

  function submit(input: Input): Promise<void> {
    return run(
      (signal) => {
        setError(null)
        return logIn(input, captcha, signal)
      },
      async (outcome) => {
        if ('why' in outcome) {
          refuse(outcome.why)
          return
        }
        session.send({ kind: 'loggedIn', token: outcome.answer.token })
        await onSignedIn()
      },
    )
  }

  return { isBusy, error, refusals, captcha, submit }
}
