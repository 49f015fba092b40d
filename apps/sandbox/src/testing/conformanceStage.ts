import { createSender, Stage, type Given, type TestBed } from '@parking/conformance'
import { COMPANY, DRIVER, POOR_DRIVER } from '../seed/demoAccounts.ts'
import type { TestCity } from './openTest.ts'

/** How long an answer of this process may take. */
const PATIENCE = 30_000

/** What the demonstration's driver and company are known by. */
export const demonstration: Given = {
  login: DRIVER.email,
  password: DRIVER.password,
  company: { inn: COMPANY.inn, contract: COMPANY.contract },
  money: true,
}

/** The address of a city, for those who reach it without a network. */
export function addressOf({ city }: TestCity): string {
  return `http://localhost/sandbox/${city}`
}

/** What the control plane and the pages can do that a city in service cannot. */
export function createTestBed(city: TestCity): TestBed {
  return {
    lastCode: () => city.lastCode(),
    async captcha() {
      const login = POOR_DRIVER.email
      for (let tries = 0; tries < 10; tries++) {
        await city.form('/api/auth/login-v5', { login, password: 'x' })
      }
      return city.captcha(login)
    },
    async accessToken() {
      const answer = await city.sandbox.handle(
        new Request(`${addressOf(city)}/pages/third-party`, {
          method: 'POST',
          body: new URLSearchParams({ email: DRIVER.email }),
        }),
      )
      return /access_token=([^&]+)/.exec(answer.headers.get('location') ?? '')?.[1] ?? ''
    },
    ticket: async () => '100002',
    async passTime() {
      await city.control('/clock', { move: 60_000 })
    },
  }
}

/** A stage of the kit on a city of a sandbox, without a network. */
export function createStage(
  city: TestCity,
  given: Given,
  fetch: (request: Request) => Promise<Response> = (request) => city.sandbox.handle(request),
): Stage {
  const send = createSender({ url: addressOf(city), timeout: PATIENCE, fetch })
  return new Stage(given, send, async () => {}, new Set())
}
