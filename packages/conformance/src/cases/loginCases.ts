import { asText } from '../contract/record.ts'
import type { Stage } from '../Stage.ts'
import { type Case, type Cases, plain } from './Case.ts'

const NOBODY = 'nobody-of-the-kit@parking.example'

const signIn: Case = {
  good: ({ given: { login, password } }) => ({ login, password }),
  as: 'nobody',
  bad: { login: NOBODY, password: 'a' },
  tells: ['token'],
}

const companySignIn: Case = {
  good: (stage) => stage.companyLogin(),
  as: 'nobody',
  bad: { inn: '1', contractNumber: '1' },
  tells: ['token', 'result.token'],
}

const byThirdParty = (stage: Stage) =>
  stage.testBed('it needs the access token of a third party').accessToken()

const mail = 'it sends a message to the driver'

async function restoreCode(stage: Stage) {
  const bed = stage.testBed('it needs the code of a message')
  const { email } = await stage.profile()
  const { token } = await stage.read('sendRestoreEmail', { email: asText(email) }, '')
  return { token: await bed.lastCode(), salt: asText(token) }
}

/** The ways in, and back in when the password is forgotten. */
export const loginCases: Cases = {
  login: signIn,
  loginV2: signIn,
  loginV3: signIn,
  loginV4: signIn,
  loginV5: signIn,
  loginCorporate: companySignIn,
  loginCooperative: companySignIn,
  loginThirdParty: {
    good: async (stage) => ({ token: await byThirdParty(stage) }),
    as: 'nobody',
    bad: { token: 'x' },
    tells: ['result.token'],
  },
  loginThirdPartyByAccessToken: {
    good: async (stage) => ({ access_token: await byThirdParty(stage) }),
    as: 'nobody',
    bad: { access_token: 'x' },
    tells: ['result.token'],
  },
  logout: { ...plain, as: (stage) => stage.newToken() },
  checkCaptcha: {
    good: async (stage) => ({
      'g-recaptcha-response': await stage.testBed('it needs a captcha that is read').captcha(),
    }),
    as: 'nobody',
    bad: { 'g-recaptcha-response': 'no' },
  },
  sendRestoreEmail: {
    good: async (stage) => ({ email: asText((await stage.profile())['email']) }),
    as: 'nobody',
    bad: { email: NOBODY },
    lasting: mail,
  },
  restorePasswordV2: {
    good: async (stage) => ({
      login: asText(Object((await stage.profile())['telephone']).phone),
      type: 'phone',
    }),
    as: 'nobody',
    bad: { login: '79110009999', type: 'phone' },
    lasting: mail,
  },
  checkRestoreCode: { good: restoreCode, as: 'nobody', bad: { token: 'wrong', salt: 'wrong' } },
  setRestoredPassword: {
    good: ({ given }) => ({ pass: given.password }),
    as: async (stage) => {
      const { token } = await stage.read('checkRestoreCode', await restoreCode(stage), '')
      return asText(token)
    },
    bad: { pass: 'short' },
  },
}
