import { ApiError, logIn, type Captcha } from '@parking/api-client'
import { useAppContext } from '@parking/runtime'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { enterAccount } from './enterAccount.ts'
import { loginDismissed } from './useLoginModal.ts'

/** What is sent to sign in. */
export interface LoginInput {
  readonly login: string
  readonly password: string
  readonly captcha: string
}

/** Where a login stands. `ok` lasts while the account opens. */
export type LoginState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'ok' }
  | { readonly kind: 'error'; readonly error: unknown }

/**
 * Signs in: one call at a time; closing the login gives it up.
 *
 * @param returnTo - the address to open afterwards, as it was asked for
 */
export function useLogin(returnTo: string | null): {
  readonly state: LoginState
  /** The picture whose code must be sent with the next try. */
  readonly captcha: Captcha | null
  /** Counts refused tries, so that the summary can take the focus anew each time. */
  readonly refusals: number
  readonly submit: (input: LoginInput) => Promise<void>
} {
  const context = useAppContext()
  const router = useRouter()
  const [state, setState] = useState<LoginState>({ kind: 'waiting' })
  const [captcha, setCaptcha] = useState<Captcha | null>(null)
  const [refusals, setRefusals] = useState(0)
  const running = useRef<AbortController | null>(null)
  const { mutateAsync } = useMutation({
    mutationFn: (input: LoginInput) =>
      context.api.run(
        logIn({
          login: input.login,
          password: input.password,
          captcha: input.captcha === '' ? null : input.captcha,
          sessionId: captcha?.sessionId ?? null,
        }),
        { signal: running.current?.signal ?? AbortSignal.abort() },
      ),
  })
  useEffect(() => () => running.current?.abort(), [])

  function refuse(error: unknown): void {
    running.current = null
    if (error instanceof ApiError && error.captcha !== null) setCaptcha(error.captcha)
    setState({ kind: 'error', error })
    setRefusals((count) => count + 1)
  }

  async function submit(input: LoginInput): Promise<void> {
    if (running.current !== null) return
    const controller = new AbortController()
    running.current = controller
    setState({ kind: 'loading' })
    const answer = await mutateAsync(input).then(
      ({ token }) => ({ token }),
      (error: unknown) => ({ error }),
    )
    if (controller.signal.aborted) return
    if ('error' in answer) {
      refuse(answer.error)
      return
    }
    setState({ kind: 'ok' })
    const entered = await enterAccount(context, answer.token, returnTo)
    if (entered.kind === 'refused') {
      running.current = null
      setState({ kind: 'waiting' })
      return
    }
    loginDismissed()
    const { target } = entered
    if (target === null) await router.invalidate()
    else await router.navigate({ href: target })
  }

  return { state, captcha, refusals, submit }
}
