import { logInThirdParty } from '@parking/api-client'
import type { AppContext } from '@parking/runtime'
import { openAccount } from '../account/openAccount.ts'
import { thirdPartyFailed } from '../state/useLoginModal.ts'
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
  const pending = takeSignIn(context.city.id)
  const accessToken = pending === null ? null : readAnswer(fragment, pending.state)
  const { guest, member } = context.homes
  if (pending === null || accessToken === null) {
    thirdPartyFailed(null)
    return guest
  }
  const logIn = context.api.run(logInThirdParty({ token: accessToken }), { signal })
  const answer = await logIn.catch((why: unknown) => ({ why }))
  if ('why' in answer) {
    thirdPartyFailed(answer.why)
    return guest
  }
  context.session.send({ kind: 'loggedIn', token: answer.token })
  const opened = await openAccount(context, pending.returnTo)
  return opened.kind === 'refused' ? guest : (opened.target ?? member)
}
