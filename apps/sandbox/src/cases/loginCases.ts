import { DRIVER } from '../seed/demoAccounts.ts'
import { plain, type Case, type Cases } from './Case.ts'
import { companyLogin, type Stage } from './Stage.ts'

const signIn: Case = {
  good: { login: DRIVER.email, password: 'parking1' },
  as: 'nobody',
  bad: { login: 'x@y.zz', password: 'a' },
}

async function accessToken({ city }: Stage): Promise<string> {
  const answer = await city.sandbox.handle(
    new Request('http://localhost/sandbox/kazan/pages/third-party', {
      method: 'POST',
      body: new URLSearchParams({ email: DRIVER.email }),
    }),
  )
  return /access_token=([^&]+)/.exec(answer.headers.get('location') ?? '')?.[1] ?? ''
}

async function restoreCode(stage: Stage) {
  const { result } = await stage.step('sendRestoreEmail', { email: 'new@parking.example' }, '')
  return { token: await stage.city.lastCode(), salt: String(result['token']) }
}

/** The ways in, and back in when the password is forgotten. */
export const loginCases: Cases = {
  login: signIn,
  loginV2: signIn,
  loginV3: signIn,
  loginV4: signIn,
  loginV5: signIn,
  loginCorporate: { good: companyLogin, as: 'nobody', bad: { inn: '1', contractNumber: '1' } },
  loginCooperative: { good: companyLogin, as: 'nobody', bad: { inn: '1', contractNumber: '1' } },
  loginThirdParty: {
    good: async (stage) => ({ token: await accessToken(stage) }),
    as: 'nobody',
    bad: { token: 'x' },
  },
  loginThirdPartyByAccessToken: {
    good: async (stage) => ({ access_token: await accessToken(stage) }),
    as: 'nobody',
    bad: { access_token: 'x' },
  },
  logout: plain,
  checkCaptcha: {
    good: async (stage) => {
      const login = 'poor@parking.example'
      for (let tries = 0; tries < 10; tries++)
        await stage.step('loginV5', { login, password: 'x' }, '')
      return { 'g-recaptcha-response': await stage.city.captcha(login) }
    },
    as: 'nobody',
    bad: { 'g-recaptcha-response': 'no' },
  },
  sendRestoreEmail: {
    good: { email: DRIVER.email },
    as: 'nobody',
    bad: { email: 'nobody@parking.example' },
  },
  restorePasswordV2: {
    good: { login: DRIVER.phone, type: 'phone' },
    as: 'nobody',
    bad: { login: '79110000009', type: 'phone' },
  },
  checkRestoreCode: {
    good: restoreCode,
    as: 'nobody',
    bad: { token: 'wrong', salt: 'wrong' },
  },
  setRestoredPassword: {
    good: { pass: 'parking1' },
    as: async (stage) => {
      const { result } = await stage.step('checkRestoreCode', await restoreCode(stage), '')
      return String(result['token'])
    },
    bad: { pass: 'short' },
  },
}
