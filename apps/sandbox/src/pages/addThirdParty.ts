import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { findDriver } from '../account/accounts.ts'
import { keepCode } from '../account/codes.ts'
import { escapeHtml } from '../files/escapeHtml.ts'
import { text } from '../wire/input.ts'
import { DRIVER, NEW_DRIVER } from '../seed/demoAccounts.ts'
import { safeReturn } from './html.ts'
import { readFields, sendPage, type PageDependencies } from './pageDependencies.ts'

const LIFETIME = 10 * 60_000
const CALLBACK = '/callback/YandexLogin.html'

/** Adds the third party's sign-in: a person chooses who to be, and goes back with a token. */
export function addThirdParty(app: FastifyInstance, { contextFor }: PageDependencies): void {
  const url = '/sandbox/:cityId/pages/third-party'
  app.get(url, (_request, reply) => {
    const buttons = [DRIVER.email, NEW_DRIVER.email, 'stranger@parking.example'].map(
      (email) =>
        `<p><button name="email" value="${escapeHtml(email)}">${escapeHtml(email)}</button></p>`,
    )
    const refuse = '<p><button name="email" value="">Отказаться</button></p>'
    const body = `<form method="post">${buttons.join('')}${refuse}</form>`
    return sendPage(reply, 'Вход через сторонний ID', body)
  })
  app.post(url, (request, reply) => {
    const context = contextFor(request)
    const email = text(readFields(request.body), 'email')
    const query = readFields(request.query)
    const back = safeReturn(readPath(text(query, 'redirect_uri')), CALLBACK)
    const state = `&state=${encodeURIComponent(text(query, 'state'))}`
    if (email === '') return reply.redirect(`${back}#error=access_denied${state}`, 303)
    const salt = randomBytes(18).toString('base64url')
    const account = findDriver(context, email)?.id ?? null
    const lifetime = LIFETIME
    keepCode(context, {
      salt,
      purpose: 'third-party',
      target: email,
      account,
      payload: {},
      lifetime,
    })
    return reply.redirect(`${back}#access_token=${salt}&token_type=bearer${state}`, 303)
  })
}

/** Whatever the address names, the way back stays on this origin. */
function readPath(address: string): string {
  const base = 'http://localhost'
  return URL.canParse(address, base) ? new URL(address, base).pathname : ''
}
