import type { FastifyInstance } from 'fastify'
import { toDataURL } from 'qrcode'
import { formatMoney } from '@parking/pricing'
import { escapeHtml } from '../files/escapeHtml.ts'
import { text } from '../wire/input.ts'
import { Refusal } from '../wire/Refusal.ts'
import { cityDateTime } from '../wire/times.ts'
import { readFields, sendPage, type PageDependencies } from './pageDependencies.ts'

/** Adds the fiscal receipt of a payment, as the operator of fiscal data would show it. */
export function addFiscal(app: FastifyInstance, { contextFor }: PageDependencies): void {
  app.get('/sandbox/:cityId/pages/fiscal/:orderNumber', async (request, reply) => {
    const { store, city } = contextFor(request)
    const number = text(readFields(request.params), 'orderNumber')
    const operation = store.get(
      store.from
        .selectFrom('operations')
        .selectAll()
        .where('city', '=', city.id)
        .where('order_number', '=', number)
        .where('fiscal', '=', 1),
    )
    if (!operation) throw new Refusal('ValidationError', { message: 'orderNumber' })
    const time = cityDateTime(operation.at, city.timeZone)
    const sum = formatMoney(operation.sum, 'ru')
    const code = await toDataURL(fiscalCode({ time, sum: operation.sum, number }))
    const body = `<table><tr><th>Документ</th><td>№ ${escapeHtml(number)}</td></tr>
<tr><th>Дата</th><td>${time}</td></tr><tr><th>Автомобиль</th><td>${escapeHtml(operation.plate)}</td></tr>
<tr><th>Зона</th><td>${escapeHtml(operation.zone)}</td></tr><tr><th>Итого</th><td>${escapeHtml(sum)}</td></tr></table>
<p><img src="${code}" alt="QR-код чека" width="164" height="164"></p>
<p>Образец: этот чек не фискальный.</p>`
    return sendPage(reply, 'Кассовый чек', body)
  })
}

/** What the code of a receipt says; the sum in roubles with both figures of kopecks. */
export function fiscalCode(receipt: { time: string; sum: number; number: string }): string {
  const { time, sum, number } = receipt
  return `t=${time}&s=${(sum / 100).toFixed(2)}&fn=0&i=${number}&n=1`
}
