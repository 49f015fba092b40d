const driver = { login: 'driver@parking.example', password: 'parking1' }
const company = { inn: '9900000017', contractNumber: 'K-2026-001' }

/**
 * Signs the demonstration's driver in, for all pages that a browser's memory opens from now on.
 *
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} address - where the product is served
 */
export async function signIn(context, address) {
  await keepToken(context, address, { call: 'login-v5', fields: driver, kind: 'driver' })
}

/**
 * Signs the demonstration's company in, in the same way.
 *
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} address - where the product is served
 */
export async function signInCompany(context, address) {
  await keepToken(context, address, { call: 'login-corp-v1', fields: company, kind: 'company' })
}

async function keepToken(context, address, { call, fields, kind }) {
  const answer = await fetch(`${address}/sandbox/kazan/api/auth/${call}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  })
  const { token } = await answer.json()
  const page = await context.newPage()
  await page.goto(address)
  await page.evaluate(
    ([key, given]) => {
      localStorage.setItem('parking.city', 'kazan')
      localStorage.setItem(key, given)
    },
    [`parking.token.kazan.${kind}`, token],
  )
  await page.close()
}
