import type { FastifyInstance } from 'fastify'
import { formatMoney } from '@parking/pricing'
import { escapeHtml } from '../files/escapeHtml.ts'
import { findBarrierParking, issueTicket, listTickets, priceTicket } from '../parking/barrier.ts'
import { nextNumber } from '../city/nextNumber.ts'
import { cityDateTime } from '../wire/times.ts'
import { sendPage, type PageDependencies } from './pageDependencies.ts'

/** Adds the barrier: the tickets that were given, and a button that gives another. */
export function addBarrier(app: FastifyInstance, { contextFor }: PageDependencies): void {
  const url = '/sandbox/:cityId/pages/barrier'
  app.get(url, (request, reply) => {
    const context = contextFor(request)
    const { city } = context
    const rows = listTickets(context).map(
      (ticket) =>
        `<tr><td>${escapeHtml(ticket.number)}</td><td>${escapeHtml(ticket.parking)}</td>
<td>${cityDateTime(ticket.entered_at, city.timeZone)}</td><td>${escapeHtml(formatMoney(priceTicket(context, ticket), 'ru'))}</td></tr>`,
    )
    const give = '<form method="post"><button class="main">Взять билет</button></form>'
    const body = city.modes.useFlatParking
      ? `<table><tr><th>Билет</th><th>Парковка</th><th>Въезд</th><th>К оплате</th></tr>${rows.join('')}</table><p>${give}</p>`
      : '<p>В этом городе нет парковок со шлагбаумом.</p>'
    return sendPage(reply, 'Въезд на парковку', body)
  })
  app.post(url, (request, reply) => {
    const context = contextFor(request)
    const parking = findBarrierParking(context.city)
    if (parking !== undefined) {
      issueTicket(context, { number: String(nextNumber(context, 'ticket', 200_001)), parking })
    }
    return reply.redirect(request.url, 303)
  })
}
