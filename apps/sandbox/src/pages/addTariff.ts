import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  reviewedDays,
  reviewTariff,
  usualStays,
  type TariffReview,
  type UsualStay,
} from '@parking/domain'
import { formatMoney, type PriceStretch } from '@parking/pricing'
import type { FindingCode } from '@parking/pricing/check'
import { escapeHtml } from '../files/escapeHtml.ts'
import { sendPage, type PageDependencies } from './pageDependencies.ts'

const url = '/sandbox/:cityId/pages/tariff'
const FORM = `<form method="post" enctype="multipart/form-data">
<p><label>Файл тарифа (JSON) <input type="file" name="tariff" required></label></p>
<p><label>Другой тариф для сравнения, если есть <input type="file" name="other"></label></p>
<p><button class="main">Проверить</button></p></form>`

/** What a finding is of; its sentence in the check's own words says where and how it is mended. */
const FINDING_NAMES: Readonly<Record<FindingCode, string>> = {
  kind: 'значение другого вида',
  missing: 'значения нет',
  unknownKey: 'такого поля тариф не знает',
  range: 'значение вне допустимых',
  time: 'это не время',
  noHours: 'начало и конец совпадают',
  overlap: 'часы пересекаются с другой ценой',
  date: 'это не дата',
  fallback: 'для такого дня нет цены: он стоит как рабочий',
  holidayFallback: 'для праздников нет цены: они стоят как рабочие дни',
  gap: 'часы без цены: парковка в них бесплатна',
  noPrices: 'цен нет: час стоит 50 рублей',
  implausible: 'необычное значение, проверьте',
  twice: 'день указан дважды',
  notWeekend: 'это не выходной',
}

const DAY_NAMES = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс', 'праздник']

/**
 * Adds the page of a tariff office: a tariff's file is dropped into its field, and what is wrong with it, a
 * week's prices and what usual stays cost come back, beside those of another file.
 */
export function addTariff(app: FastifyInstance, { contextFor }: PageDependencies): void {
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      const headers = { 'content-type': request.headers['content-type'] ?? '' }
      // Node has a reader of forms in what answers a fetch.
      return new Response(new Uint8Array(body), { headers }).formData().catch(() => new FormData())
    },
  )
  app.get(url, (request, reply) => {
    contextFor(request)
    return sendPage(reply, 'Проверка тарифа', FORM)
  })
  app.post(url, async (request, reply) => {
    contextFor(request)
    const form = request.body instanceof FormData ? request.body : new FormData()
    const tariff = await readFile(form.get('tariff'))
    const other = await readFile(form.get('other'))
    if (tariff === null) return sendPage(reply, 'Проверка тарифа', `<p>Выберите файл.</p>${FORM}`)
    return sendPage(reply, 'Проверка тарифа', FORM + writeReview(tariff, other))
  })
}

/** A file that was dropped; null where none was. */
async function readFile(value: ReturnType<FormData['get']>): Promise<NamedReview | null> {
  if (!(value instanceof File) || (value.name === '' && value.size === 0)) return null
  return { name: value.name, ...reviewTariff(await value.text()) }
}

type NamedReview = TariffReview & { readonly name: string }

function writeReview(tariff: NamedReview, other: NamedReview | null): string {
  return [
    writeFindings(tariff),
    ...(other === null ? [] : [writeFindings(other)]),
    ...(tariff.priced === null
      ? []
      : [writeWeek(tariff.priced.week), writeCosts(tariff.priced.costs, other?.priced?.costs)]),
  ].join('')
}

function writeFindings({ name, unread, findings }: NamedReview): string {
  const lines = findings.map(
    ({ severity, code, path, message }) =>
      `<li>${severity === 'error' ? '<strong>Ошибка</strong>' : 'Предупреждение'}: <code>${escapeHtml(path)}</code>: ${FINDING_NAMES[code]}<br><small lang="en">${escapeHtml(message)}</small></li>`,
  )
  const said =
    unread === null
      ? lines.length === 0
        ? '<p>Замечаний нет.</p>'
        : `<ul>${lines.join('')}</ul>`
      : `<p><strong>Это не JSON</strong>: ${escapeHtml(unread)}</p>`
  return `<h2>${escapeHtml(name)}</h2>${said}`
}

function writeWeek(week: readonly (readonly PriceStretch[])[]): string {
  const rows = week.map((stretches, at) => {
    const prices = stretches.map(
      ({ start, end, hourlyPrice }) =>
        `${clock(start, reviewedDays[at])}–${clock(end, reviewedDays[at])} ${hourlyPrice === 0 ? 'бесплатно' : `${escapeHtml(formatMoney(hourlyPrice, 'ru'))} в час`}`,
    )
    return `<tr><th>${DAY_NAMES[at]}</th><td>${prices.join('<br>')}</td></tr>`
  })
  return `<h2>Неделя</h2><table>${rows.join('')}</table>`
}

function writeCosts(costs: readonly number[], others: readonly number[] | undefined): string {
  const head = others === undefined ? '' : '<th>Другой</th><th>Разница</th>'
  const rows = costs.map((cost, at) => {
    const one = usualStays[at]
    const other = others?.[at]
    const difference =
      other === undefined ? '' : `<td>${money(other)}</td><td>${signed(cost - other)}</td>`
    return `<tr><td>${one === undefined ? '' : nameStay(one)}</td><td>${money(cost)}</td>${difference}</tr>`
  })
  return `<h2>Десять обычных стоянок</h2><table><tr><th>Стоянка</th><th>Цена</th>${head}</tr>${rows.join('')}</table>`
}

function nameStay({ date, minuteOfDay, minutes }: UsualStay): string {
  const day = DAY_NAMES[reviewedDays.findIndex((known) => known === date)]
  const length = minutes < 60 ? `${minutes} мин` : `${String(minutes / 60).replace('.', ',')} ч`
  return `${day}, с ${time(minuteOfDay)}, ${length}`
}

const money = (kopecks: number) => escapeHtml(formatMoney(kopecks, 'ru'))

function signed(kopecks: number): string {
  if (kopecks === 0) return 'без разницы'
  return `${kopecks > 0 ? '+' : '−'}${money(Math.abs(kopecks))}`
}

function time(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}

/** The time of a reviewed day, of which the end is 24:00. */
function clock(instant: number, date = ''): string {
  return time((instant - Date.parse(`${date}T00:00:00Z`)) / 60_000)
}
