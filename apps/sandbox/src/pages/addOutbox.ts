import type { FastifyInstance } from 'fastify'
import { listMessages } from '../account/outbox.ts'
import { escapeHtml } from '../files/escapeHtml.ts'
import { cityDateTime } from '../wire/times.ts'
import { sendPage, type PageDependencies } from './pageDependencies.ts'

const CHANNELS = { sms: 'СМС', call: 'Звонок', email: 'Письмо' } as const

/** Adds the outbox: what would have been sent, with its codes and links. */
export function addOutbox(app: FastifyInstance, { contextFor }: PageDependencies): void {
  app.get('/sandbox/:cityId/pages/outbox', (request, reply) => {
    const context = contextFor(request)
    const { city } = context
    const messages = listMessages(context)
    const rows = messages.map((message) => {
      const link = message.link
        ? `<br><a href="${escapeHtml(message.link)}">Перейти по ссылке</a>`
        : ''
      return `<tr><td>${cityDateTime(message.at, city.timeZone)}</td><td>${CHANNELS[message.channel]}</td>
<td>${escapeHtml(message.recipient)}</td><td>${escapeHtml(message.text)}${link}</td></tr>`
    })
    const table = `<table><tr><th>Когда</th><th>Чем</th><th>Кому</th><th>Что</th></tr>${rows.join('')}</table>`
    const body = messages.length === 0 ? '<p>Сообщений ещё не было.</p>' : table
    return sendPage(reply, `Исходящие: ${city.name.ru}`, body)
  })
}
