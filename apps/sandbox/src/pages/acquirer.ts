import type { FastifyInstance, FastifyRequest } from 'fastify'
import { formatMoney } from '@parking/pricing'
import type { City } from '../city/city.ts'
import { escapeHtml } from '../files/escapeHtml.ts'
import { isRecord } from '../wire/input.ts'
import { declineOrder, findOrder } from '../money/orders.ts'
import { takePayment } from '../parking/settleOrder.ts'
import type { Store } from '../store/openStore.ts'
import type { OrderRow } from '../store/schema.ts'
import { page, safeReturn } from './html.ts'
import type { PageParts } from './pageParts.ts'

const PURPOSES: Readonly<Record<OrderRow['purpose'], string>> = {
  refill: 'Пополнение баланса',
  renew: 'Продление парковочной сессии',
  subscription: 'Абонемент',
  session: 'Парковочная сессия',
  deferred: 'Отложенная парковочная сессия',
  break: 'Завершение парковочной сессии',
  barrier: 'Парковка со шлагбаумом',
}

/** Where a driver goes back to: the place named in `return`, with the payment's number. */
function wayBack(request: FastifyRequest, order: OrderRow): string {
  const query: unknown = request.query
  const path = safeReturn(isRecord(query) ? query['return'] : undefined, '/profile/parking')
  const mark = `payment=${order.id}&result=${order.status}`
  return `${path}${path.includes('?') ? '&' : '?'}${mark}`
}

function button(request: FastifyRequest, choice: string, label: string, main = false): string {
  const action = escapeHtml(request.url)
  return `<form method="post" action="${action}"><input type="hidden" name="choice" value="${choice}">
<button${main ? ' class="main"' : ''}>${label}</button></form>`
}

function body(request: FastifyRequest, order: OrderRow): string {
  const sum = `<p>${escapeHtml(PURPOSES[order.purpose])}: <strong>${escapeHtml(formatMoney(order.amount, 'ru'))}</strong><br>
<small>Заказ ${order.id}</small></p>`
  const back = `<p><a class="button" href="${escapeHtml(wayBack(request, order))}">Вернуться на сайт парковок</a></p>`
  if (order.status === 'paid') return `${sum}<p>Оплачено.</p>${back}`
  const declined = order.status === 'declined' ? '<p>Платёж отклонён банком.</p>' : ''
  if (order.status === 'declined') return `${sum}${declined}${back}`
  return `${sum}
<p>${button(request, 'pay', 'Оплатить', true)}
${button(request, 'decline', 'Отклонить')}
${button(request, 'lose', 'Оплатить и потерять ответ')}</p>${back}`
}

/** Pays or declines an order as a person chose; tells whether the answer is to be lost. */
function choose(store: Store, city: City, order: OrderRow, choice: unknown): boolean {
  const now = city.clock.now()
  if (choice === 'decline') {
    declineOrder(store, order)
    return false
  }
  if (choice !== 'pay' && choice !== 'lose') return false
  takePayment(store, city, order, now)
  return choice === 'lose'
}

/** Adds the acquirer's page: a person pays, declines, or pays and the answer is lost. */
export function addAcquirer(app: FastifyInstance, { store, cityOfRequest }: PageParts): void {
  const url = '/sandbox/:cityId/pages/acquirer/:orderId'
  const orderOf = (request: FastifyRequest) => {
    const { params } = request
    const id = isRecord(params) ? String(params['orderId']) : ''
    const city = cityOfRequest(request)
    return { city, order: findOrder(store, city.id, id) }
  }
  app.get(url, (request, reply) => {
    const { order } = orderOf(request)
    return reply.type('text/html; charset=utf-8').send(page('Оплата', body(request, order)))
  })
  app.post(url, (request, reply) => {
    const { city, order } = orderOf(request)
    const choice = isRecord(request.body) ? request.body['choice'] : undefined
    if (choose(store, city, order, choice)) {
      reply.hijack()
      reply.raw.destroy()
      return reply
    }
    const after = findOrder(store, city.id, order.id)
    if (after.status === 'new') return reply.redirect(request.url, 303)
    return reply.redirect(wayBack(request, after), 303)
  })
}
