import type { FastifyInstance } from 'fastify'
import { appealsOf, findAppeal, messagesOf, setStatus, write } from '../city/appeals.ts'
import { escapeHtml } from '../files/escapeHtml.ts'
import { isRecord, text } from '../wire/input.ts'
import { cityDateTime } from '../wire/times.ts'
import { page } from './html.ts'
import type { PageParts } from './pageParts.ts'

/** The statuses an operator can give an appeal. */
const STATUSES = ['Зарегистрировано', 'В работе', 'Требует уточнения', 'Завершено']

/** Adds the operator's side of the chat: read the appeals, answer, change their status. */
export function addOperator(app: FastifyInstance, { store, cityOfRequest }: PageParts): void {
  const url = '/sandbox/:cityId/pages/operator'
  app.get(url, (request, reply) => {
    const city = cityOfRequest(request)
    const appeals = appealsOf(store, city.id, null, city.clock.now()).map((appeal) => {
      const messages = messagesOf(store, appeal.id).map(
        (message) =>
          `<p><small>${cityDateTime(message.at, city.timeZone)}, ${message.from_user === 1 ? 'водитель' : 'оператор'}</small><br>${escapeHtml(message.text)}</p>`,
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
    return reply.type('text/html; charset=utf-8').send(page('Обращения', body))
  })
  app.post(url, (request, reply) => {
    const city = cityOfRequest(request)
    const input = isRecord(request.body) ? request.body : {}
    const now = city.clock.now()
    const appeal = findAppeal(store, city.id, text(input, 'idAppeal'), now)
    if (appeal) {
      const message = text(input, 'message')
      if (message !== '') write(store, city.id, appeal.id, { text: message, fromUser: false }, now)
      const status = text(input, 'status')
      if (STATUSES.includes(status)) setStatus(store, appeal.id, status)
    }
    return reply.redirect(request.url, 303)
  })
}
