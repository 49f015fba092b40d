import { logInThirdParty } from '@parking/api-client'
import type { AppContext } from '@parking/runtime'
import { enterAccount } from '../login/enterAccount.ts'
import { thirdPartyFailed } from '../login/useLoginModal.ts'
import { readAnswer } from './readAnswer.ts'
import { takeSignIn } from './pendingSignIn.ts'

/**
 * Signs in with the third party's answer; when that fails the login opens and says so.
 *
 * @param fragment - what stood behind the `#` of the callback's address
 * @returns the address to go on to
 */
export async function finishSignIn(
  context: AppContext,
  fragment: string,
  signal: AbortSignal,
): Promise<string> {
  const pending = takeSignIn()
  const accessToken = pending === null ? null : readAnswer(fragment, pending.state)
  const { guest, member } = context.homes
  if (pending === null || accessToken === null) {
    thirdPartyFailed(null)
    return guest
  }
  const answer = await context.api.run(logInThirdParty({ token: accessToken }), { signal }).then(
    ({ token }) => ({ token }),
    (error: unknown) => ({ error }),
  )
  if ('error' in answer) {
    thirdPartyFailed(answer.error)
    return guest
  }
  const entered = await enterAccount(context, answer.token, pending.returnTo)
  return entered.kind === 'refused' ? guest : (entered.target ?? member)
}
