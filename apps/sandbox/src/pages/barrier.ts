import type { FastifyInstance } from 'fastify'
import { formatMoney } from '@parking/pricing'
import { escapeHtml } from '../files/escapeHtml.ts'
import { issueTicket, priceTicket } from '../parking/barrier.ts'
import { nextNumber } from '../store/nextNumber.ts'
import { cityDateTime } from '../wire/times.ts'
import { page } from './html.ts'
import type { PageParts } from './pageParts.ts'

/** Adds the barrier: the tickets that were given, and a button that gives another. */
export function addBarrier(app: FastifyInstance, { store, cityOfRequest }: PageParts): void {
  const url = '/sandbox/:cityId/pages/barrier'
  app.get(url, (request, reply) => {
    const city = cityOfRequest(request)
    const now = city.clock.now()
    const tickets = store.all(
      store.from
        .selectFrom('tickets')
        .selectAll()
        .where('city', '=', city.id)
        .orderBy('entered_at', 'desc'),
    )
    const rows = tickets.map(
      (ticket) =>
        `<tr><td>${escapeHtml(ticket.number)}</td><td>${escapeHtml(ticket.parking)}</td>
<td>${cityDateTime(ticket.entered_at, city.timeZone)}</td><td>${escapeHtml(formatMoney(priceTicket(city, ticket, now), 'ru'))}</td></tr>`,
    )
    const give = '<form method="post"><button class="main">Взять билет</button></form>'
    const body = city.modes.useFlatParking
      ? `<table><tr><th>Билет</th><th>Парковка</th><th>Въезд</th><th>К оплате</th></tr>${rows.join('')}</table><p>${give}</p>`
      : '<p>В этом городе нет парковок со шлагбаумом.</p>'
    return reply.type('text/html; charset=utf-8').send(page('Въезд на парковку', body))
  })
  app.post(url, (request, reply) => {
    const city = cityOfRequest(request)
    const parking = city.zones.all.find(({ kind }) => kind === 'barrier')?.parkingCodes[0]
    if (parking !== undefined && city.modes.useFlatParking) {
      const number = String(nextNumber(store, city.id, 'ticket', 200_001))
      issueTicket(store, city, { number, parking }, city.clock.now())
    }
    return reply.redirect(request.url, 303)
  })
}
