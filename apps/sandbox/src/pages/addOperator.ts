import type { FastifyInstance } from 'fastify'
import { findAppeal, listAppeals, readChat, setStatus, writeMessage } from '../city/appeals.ts'
import type { CityContext } from '../city/CityContext.ts'
import { escapeHtml } from '../files/escapeHtml.ts'
import { text } from '../wire/input.ts'
import { cityDateTime } from '../wire/times.ts'
import { readFields, sendPage, type PageDependencies } from './pageDependencies.ts'

/** The statuses an operator can give an appeal. */
const STATUSES = ['Зарегистрировано', 'В работе', 'Требует уточнения', 'Завершено']

/** Adds the operator's side of the chat: read the appeals, answer, change their status. */
export function addOperator(app: FastifyInstance, { contextFor }: PageDependencies): void {
  const url = '/sandbox/:cityId/pages/operator'
  app.get(url, (request, reply) => {
    const context = contextFor(request)
    const { timeZone } = context.city
    const appeals = listAppeals(context).map((appeal) => {
      const messages = readChat(context, appeal.id).map(
        (message) =>
          `<p><small>${cityDateTime(message.at, timeZone)}, ${message.from_user === 1 ? 'водитель' : 'оператор'}</small><br>${escapeHtml(message.text)}</p>`,
      )
      const options = STATUSES.map(
        (status) => `<option${status === appeal.status ? ' selected' : ''}>${status}</option>`,
      )
      return `<h2>№ ${appeal.id}. ${escapeHtml(appeal.subject)}</h2>${messages.join('')}
<form method="post"><input type="hidden" name="idAppeal" value="${appeal.id}">
<input name="message" aria-label="Ответ" placeholder="Ответ">
<p><select name="status" aria-label="Статус">${options.join('')}</select> <button>Отправить</button></p></form>`
    })
    const body = appeals.length === 0 ? '<p>Обращений нет.</p>' : appeals.join('<hr>')
    return sendPage(reply, 'Обращения', body + listConsents(context))
  })
  app.post(url, (request, reply) => {
    const context = contextFor(request)
    const input = readFields(request.body)
    const appeal = findAppeal(context, text(input, 'idAppeal'))
    if (appeal) {
      const message = text(input, 'message')
      if (message !== '') writeMessage(context, appeal.id, 'operator', message)
      const status = text(input, 'status')
      if (STATUSES.includes(status)) setStatus(context, appeal.id, status)
    }
    return reply.redirect(request.url, 303)
  })
}

/** What registrations have agreed to: who, to which text, when. */
function listConsents({ store, city }: CityContext): string {
  const consents = store.all(
    store.from
      .selectFrom('consents')
      .innerJoin('accounts', 'accounts.id', 'consents.account')
      .select(['accounts.email', 'consents.version', 'consents.text', 'consents.given_at'])
      .where('consents.city', '=', city.id),
  )
  if (consents.length === 0) return ''
  const rows = consents.map(
    ({ email, version, text: agreed, given_at: at }) =>
      `<h3>${escapeHtml(email)}</h3><p><small>версия ${escapeHtml(version)}, ${escapeHtml(at)}</small></p>
<p>${escapeHtml(agreed)}</p>`,
  )
  return `<hr><h2>Согласия на обработку персональных данных</h2>${rows.join('')}`
}
