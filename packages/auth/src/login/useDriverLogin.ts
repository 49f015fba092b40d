import { ApiError, logIn } from '@parking/api-client'
import { useAppContext, useLogin, type Login } from '@parking/runtime'
import { useRouter } from '@tanstack/react-router'
import { openAccount } from '../account/openAccount.ts'
import { loginDismissed } from '../state/useLoginModal.ts'

/** What is sent to sign a driver in; an empty `captcha` is none. */
export interface DriverLoginInput {
  readonly login: string
  readonly password: string
  readonly captcha: string
}

/**
 * Signs a driver in and opens the account; one without a password is led to where it is set.
 *
 * @param returnTo - the address to open afterwards, as it was asked for
 */
export function useDriverLogin(returnTo: string | null): Login<DriverLoginInput> {
  const context = useAppContext()
  const router = useRouter()
  return useLogin<DriverLoginInput>({
    logIn: async ({ login, password, captcha }, picture, signal) => {
      const sessionId = picture?.sessionId ?? null
      try {
        return await context.api.run(
          logIn({ login, password, captcha: captcha || null, sessionId }),
          { signal },
        )
      } catch (error) {
        if (error instanceof ApiError && error.errorName === 'EmptyPass') {
          loginDismissed()
          await router.navigate({
            to: '/restore-password/{-$step}/{-$salt}',
            params: { step: undefined, salt: undefined },
            search: { error: 'EmptyPass', email: login },
          })
        }
        throw error
      }
    },
    onSignedIn: async () => {
      const opened = await openAccount(context, returnTo)
      if (opened.kind === 'refused') return
      loginDismissed()
      if (opened.target === null) await router.invalidate()
      else await router.navigate({ href: opened.target })
    },
  })
}
