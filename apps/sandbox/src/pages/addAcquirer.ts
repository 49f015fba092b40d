import type { FastifyInstance, FastifyRequest } from 'fastify'
import { formatMoney } from '@parking/pricing'
import type { CityContext } from '../city/CityContext.ts'
import { escapeHtml } from '../files/escapeHtml.ts'
import { text } from '../wire/input.ts'
import { declineOrder, findOrder } from '../money/orders.ts'
import { isGuest } from '../account/accounts.ts'
import { takePayment } from '../parking/takePayment.ts'
import type { OrderRow } from '../store/schema.ts'
import { safeReturn } from './html.ts'
import { readFields, sendPage, type PageDependencies } from './pageDependencies.ts'

const PURPOSES: Readonly<Record<OrderRow['purpose'], string>> = {
  refill: 'Пополнение баланса',
  renew: 'Продление парковочной сессии',
  subscription: 'Абонемент',
  session: 'Парковочная сессия',
  deferred: 'Отложенная парковочная сессия',
  break: 'Завершение парковочной сессии',
  barrier: 'Парковка со шлагбаумом',
}

/** The place that a driver goes back to: the page that led here named it, in its address or its form. */
function returnPath(context: CityContext, request: FastifyRequest, order: OrderRow): string {
  return safeReturn(
    readFields(request.query)['return'] ?? readFields(request.body)['return'],
    isGuest(context, order.account) ? '/guest-payment' : '/profile/parking',
  )
}

/** Where a driver goes back to: the place named in `return`, with the payment's number. */
function wayBack(context: CityContext, request: FastifyRequest, order: OrderRow): string {
  const path = returnPath(context, request, order)
  const mark = `payment=${order.id}&result=${order.status}`
  return `${path}${path.includes('?') ? '&' : '?'}${mark}`
}

function form(request: FastifyRequest, path: string, choice: string, button: string): string {
  const { pathname } = new URL(request.url, 'http://localhost')
  const action = escapeHtml(`${pathname}?return=${encodeURIComponent(path)}`)
  return `<form method="post" action="${action}"><input type="hidden" name="choice" value="${choice}">
${button}</form>`
}

function body(context: CityContext, request: FastifyRequest, order: OrderRow): string {
  const email = text(readFields(request.body), 'email')
  const receipt = email === '' ? '' : `<br><small>Чек придёт на ${escapeHtml(email)}</small>`
  const sum = `<p>${escapeHtml(PURPOSES[order.purpose])}: <strong>${escapeHtml(formatMoney(order.amount, 'ru'))}</strong><br>
<small>Заказ ${order.id}</small>${receipt}</p>`
  const back = `<p><a class="button" href="${escapeHtml(wayBack(context, request, order))}">Вернуться на сайт парковок</a></p>`
  if (order.status === 'paid') return `${sum}<p>Оплачено.</p>${back}`
  if (order.status === 'declined') return `${sum}<p>Платёж отклонён банком.</p>${back}`
  const path = returnPath(context, request, order)
  return `${sum}
<p>${form(request, path, 'pay', '<button class="main">Оплатить</button>')}
${form(request, path, 'decline', '<button>Отклонить</button>')}
${form(request, path, 'lose', '<button>Оплатить и потерять ответ</button>')}</p>${back}`
}

/** Pays or declines an order as a person chose; tells whether the answer is to be lost. */
function choose(context: CityContext, order: OrderRow, choice: string): boolean {
  if (choice === 'decline') {
    declineOrder(context, order)
    return false
  }
  if (choice !== 'pay' && choice !== 'lose') return false
  context.city.lag.keep(context.store, context.now)
  takePayment(context, order)
  return choice === 'lose'
}

/**
 * Adds the acquirer's page: a person pays, declines, or pays and the answer is lost. A page of the
 * site may lead to it with a form too, as one with a card widget does.
 */
export function addAcquirer(app: FastifyInstance, { contextFor }: PageDependencies): void {
  const url = '/sandbox/:cityId/pages/acquirer/:orderId'
  const readOrder = (context: CityContext, { params }: FastifyRequest) =>
    findOrder(context, text(readFields(params), 'orderId'))
  app.get(url, (request, reply) => {
    const context = contextFor(request)
    return sendPage(reply, 'Оплата', body(context, request, readOrder(context, request)))
  })
  app.post(url, (request, reply) => {
    const context = contextFor(request)
    const order = readOrder(context, request)
    if (text(readFields(request.body), 'choice') === '') {
      return sendPage(reply, 'Оплата', body(context, request, order))
    }
    if (choose(context, order, text(readFields(request.body), 'choice'))) {
      reply.hijack()
      reply.raw.destroy()
      return reply
    }
    const after = findOrder(context, order.id)
    if (after.status === 'new') return reply.redirect(request.url, 303)
    return reply.redirect(wayBack(context, request, after), 303)
  })
}
