const driver = { login: 'driver@parking.example', password: 'parking1' }

/**
 * Signs the demonstration's driver in, for all pages that a browser's memory opens from now on.
 *
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} address - where the product is served
 */
export async function signIn(context, address) {
  const answer = await fetch(`${address}/sandbox/kazan/api/auth/login-v5`, {
    method: 'POST',
    body: new URLSearchParams(driver),
  })
  const { token } = await answer.json()
  const page = await context.newPage()
  await page.goto(address)
  await page.evaluate((given) => {
    localStorage.setItem('parking.city', 'kazan')
    localStorage.setItem('parking.token.kazan.driver', given)
  }, token)
  await page.close()
}
