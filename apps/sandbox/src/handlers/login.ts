import { changeAccount, findDriver } from '../account/accounts.ts'
import { passwordMatches } from '../account/passwords.ts'
import { expireToken, issueToken } from '../account/tokens.ts'
import { captchaMatches } from '../account/captchaMatches.ts'
import { member, type Call, type Handlers } from '../http/call.ts'
import { exactText, text } from '../wire/input.ts'
import { Refusal } from '../wire/Refusal.ts'
import type { AccountRow } from '../store/schema.ts'

/** After so many wrong passwords in a row the image must be read as well. */
const TRIES = 10

/** Logs in a driver by e-mail or phone; a refusal keeps the count of wrong passwords. */
function login(call: Call): unknown {
  const { input } = call
  const name = text(input, 'login')
  if (name === '') return new Refusal('UnregistredAccount')
  const account = findDriver(call, name)
  const isRight = passwordMatches(exactText(input, 'password'), account?.password)
  if (!account) return new Refusal('UnregistredAccount')
  if (account.password === null) return new Refusal('EmptyPass')
  if (account.failed_logins >= TRIES) {
    const read = text(input, 'captcha')
    if (read === '') return askForCaptcha(call, account, 'LoginTryLimit')
    changeAccount(call, account.id, { captcha: null })
    if (!captchaMatches(account.captcha, read)) {
      return askForCaptcha(call, account, 'CaptchaIncorrect')
    }
  }
  if (!isRight) return refuseTry(call, account)
  changeAccount(call, account.id, { failed_logins: 0, captcha: null })
  const issued = issueToken(call, account.id)
  return { status: 'ok', id_session: issued.sessionId, token: issued.token }
}

function refuseTry(call: Call, account: AccountRow): Refusal {
  const tries = account.failed_logins + 1
  changeAccount(call, account.id, { failed_logins: tries })
  return tries >= TRIES
    ? askForCaptcha(call, account, 'LoginTryLimit')
    : new Refusal('IncorrectLogin')
}

/** Refuses with an image to be read; what it says is kept as soon as it is drawn. */
function askForCaptcha(call: Call, account: AccountRow, errorName: string): Refusal {
  const draw = async () => {
    // What draws takes longer to load than the whole server: it comes with the first captcha.
    const { captchaImage } = await import('../files/captchaImage.ts')
    const { text: answer, image } = await captchaImage()
    changeAccount(call, account.id, { captcha: answer.toLowerCase() })
    return image
  }
  return new Refusal(errorName, { captcha: draw() })
}

/** Ends the token of who calls; guests share theirs, so it stays. */
function logout(call: Call): unknown {
  member(call)
  expireToken(call, call.token ?? '')
  return { status: 'ok' }
}

/** Logging in, in all versions of the call, and out. */
export const loginHandlers: Handlers = {
  login,
  logout,
  loginV2: login,
  loginV3: login,
  loginV4: login,
  loginV5: login,
}
