import type { BrowserContext } from '@playwright/test'
import type { AccountType } from '@parking/domain'
import { tokenKey } from '@parking/runtime/tokenKey'

const driver = { login: 'driver@parking.example', password: 'parking1' }
const company = { inn: '9900000017', contractNumber: 'K-2026-001' }

/**
 * Signs the demonstration's driver in, for all pages that a browser's memory opens from now on.
 *
 * @param address - where the product is served
 */
export async function signIn(context: BrowserContext, address: string): Promise<void> {
  await keepToken(context, address, { call: 'login-v5', fields: driver, kind: 'driver' })
}

/**
 * Signs the demonstration's company in, in the same way.
 *
 * @param address - where the product is served
 */
export async function signInCompany(context: BrowserContext, address: string): Promise<void> {
  await keepToken(context, address, { call: 'login-corp-v1', fields: company, kind: 'company' })
}

/** How an account is signed in: by which call, with what, and what it is. */
interface Login {
  readonly call: string
  readonly fields: Readonly<Record<string, string>>
  readonly kind: AccountType
}

async function keepToken(
  context: BrowserContext,
  address: string,
  { call, fields, kind }: Login,
): Promise<void> {
  const answer = await fetch(`${address}/sandbox/kazan/api/auth/${call}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  })
  const { token }: { token: string } = await answer.json()
  const page = await context.newPage()
  await page.goto(address)
  await page.evaluate(
    ([key, given]) => {
      localStorage.setItem('parking.city', 'kazan')
      localStorage.setItem(key, given)
    },
    [tokenKey('kazan', kind), token] as const,
  )
  await page.close()
}
