import { findCode } from '../account/codes.ts'
import { issueToken } from '../account/tokens.ts'
import type { Call, Handlers } from '../http/call.ts'
import { text } from '../wire/input.ts'
import { Refusal } from '../wire/Refusal.ts'

/** Logs in by the access token that the third party's page gave. */
function login(call: Call, accessToken: string): unknown {
  const row = findCode(call, accessToken)
  if (row?.purpose !== 'third-party') throw new Refusal('IncorrectLogin')
  if (row.account === null) throw new Refusal('UnregistredAccount')
  const { token } = issueToken(call, row.account)
  return { status: 'ok', result: { token } }
}

/** Logging in by a third party's ID. */
export const thirdPartyHandlers: Handlers = {
  loginThirdParty: (call) => login(call, text(call.input, 'token')),
  loginThirdPartyByAccessToken: (call) => login(call, text(call.input, 'access_token')),
}
