import { addDays, instantOf } from '@parking/pricing'
import { member, type Call, type Handlers } from '../http/call.ts'
import { integer, text } from '../wire/input.ts'
import { Refusal } from '../wire/Refusal.ts'
import type { HistoryTable } from '../files/historyFiles.ts'
import { keptSpellings } from '../parking/vehicles.ts'
import type { OperationRow } from '../store/schema.ts'
import { roubles } from '../wire/roubles.ts'
import { readSlashDate, writeTime } from '../wire/times.ts'

const PAGE = 50
const MOST_ON_A_PAGE = 500
const MOST_IN_A_FILE = 20_000
const MINUTE = 60_000
const TYPES = new Set([
  'payment',
  'refill',
  'renew',
  'cancel',
  'subscription',
  'paymentGate',
  'bonus20',
])

function wireOperation(call: Call, row: OperationRow) {
  const { timeZone, id, modes } = call.city
  const time = (instant: number) => writeTime(instant, timeZone, modes.timeFormat)
  return {
    ...(row.start_at === null ? {} : { startsOf: time(row.start_at) }),
    ...(row.end_at === null ? {} : { endOf: time(row.end_at) }),
    dateOperation: time(row.at),
    duration: Math.round(((row.end_at ?? 0) - (row.start_at ?? 0)) / MINUTE),
    type: row.type,
    zone: row.zone,
    parking: row.parking,
    tariff: row.tariff,
    transport: row.plate,
    resolution: row.resolution,
    sum: roubles(row.sum),
    sumSale: roubles(row.discount),
    status: row.status,
    orderNumber: row.order_number,
    driverPhone: row.phone,
    ...(row.fiscal === 1
      ? { checkFiscal: `${call.origin}/sandbox/${id}/pages/fiscal/${row.order_number}` }
      : {}),
    amount: roubles(row.sum),
    description: row.description,
  }
}

/** The instant a date of the filter begins, or the day after it does. */
function readDay(call: Call, field: string, daysLater: number): number | null {
  const given = text(call.input, field)
  if (given === '') return null
  const date = readSlashDate(given)
  if (date === null) throw new Refusal('InvalidFormat', { message: field })
  return instantOf(addDays(date, daysLater), 0, call.city.timeZone)
}

/** Reads a choice of the filter; null when everything is wanted. */
function choice(call: Call, field: string): string | null {
  const value = text(call.input, field)
  return value === '' || value === 'all' ? null : value
}

function filtered(call: Call) {
  const { store } = call
  const account = member(call)
  const from = readDay(call, 'StartDate', 0)
  const until = readDay(call, 'EndDate', 1)
  const wanted = choice(call, 'Operation')
  const type = wanted === 'paymentSubscription' ? 'subscription' : wanted
  if (type !== null && !TYPES.has(type))
    throw new Refusal('ValidationError', { message: 'Operation' })
  const vehicle = choice(call, 'Vehicle')
  const zone = choice(call, 'Zone')
  const order = choice(call, 'OrderNumber')
  const person = choice(call, 'Driver')
  return store.from
    .selectFrom('operations')
    .where('account', '=', account.id)
    .$if(from !== null, (query) => query.where('at', '>=', from ?? 0))
    .$if(until !== null, (query) => query.where('at', '<', until ?? 0))
    .$if(type !== null, (query) => query.where('type', '=', type ?? ''))
    .$if(vehicle !== null, (query) => query.where('plate', 'in', keptSpellings(vehicle ?? '')))
    .$if(zone !== null, (query) => query.where('zone', '=', zone ?? ''))
    .$if(order !== null, (query) => query.where('order_number', '=', order ?? ''))
    .$if(person !== null, (query) =>
      query.where((or) => or.or([or('phone', '=', person ?? ''), or('driver', '=', person ?? '')])),
    )
}

function page(call: Call, limit: number, offset: number): OperationRow[] {
  return call.store.all(
    filtered(call)
      .selectAll()
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset),
  )
}

function getOperations(call: Call): unknown {
  const limit = Math.min(Math.max(integer(call.input, 'limit') ?? PAGE, 1), MOST_ON_A_PAGE)
  const rows = page(call, limit, Math.max(integer(call.input, 'offset') ?? 0, 0))
  const counted = call.store.get(
    filtered(call).select((select) => select.fn.countAll<number>().as('total')),
  )
  return {
    status: 'ok',
    result: rows.map((row) => wireOperation(call, row)),
    total: counted?.total ?? 0,
  }
}

const TITLES: Readonly<Record<string, string>> = {
  payment: 'Оплата парковки',
  refill: 'Пополнение',
  renew: 'Продление',
  cancel: 'Возврат',
  subscription: 'Абонемент',
  paymentGate: 'Парковка со шлагбаумом',
  bonus20: 'Бонус',
}

function makeTable(call: Call): HistoryTable {
  const { timeZone, name, modes } = call.city
  const time = (instant: number) => writeTime(instant, timeZone, modes.timeFormat)
  return {
    title: `История операций, ${name.ru}`,
    columns: ['Дата', 'Операция', 'Зона', 'Автомобиль', 'Начало', 'Окончание', 'Сумма, ₽', 'Заказ'],
    rows: page(call, MOST_IN_A_FILE, 0).map((row) => [
      time(row.at),
      TITLES[row.type] ?? row.type,
      row.zone,
      row.plate,
      row.start_at === null ? '' : time(row.start_at),
      row.end_at === null ? '' : time(row.end_at),
      row.sum / 100,
      row.order_number,
    ]),
  }
}

/** What an Excel file of today is called. */
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

async function downloadHistory(call: Call): Promise<Buffer> {
  const pdf = text(call.input, 'type') === 'pdf'
  // What makes files takes longer to load than the whole server: it comes with the first file.
  const { historyPdf, historyXlsx } = await import('../files/historyFiles.ts')
  const file = await (pdf ? historyPdf : historyXlsx)(makeTable(call))
  call.reply.type = pdf ? 'application/pdf' : XLSX
  call.reply.fileName = pdf ? 'history.pdf' : 'history.xlsx'
  return file
}

/** The history of operations and its files. */
export const operationHandlers: Handlers = {
  getOperationsV2: getOperations,
  getOperationsWithFilter: getOperations,
  downloadHistory,
}
