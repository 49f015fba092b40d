import { isSamePlate } from '@parking/plates'
import { addDays, wallClock } from '@parking/pricing'
import { readVehicle } from '../parking/stay.ts'
import { caller, driver, member, type Call, type Handlers } from '../http/call.ts'
import { integer, list, text } from '../wire/input.ts'
import { Refusal } from '../wire/Refusal.ts'
import { ANY, permitsOf, zonesOfPermit } from '../parking/benefits.ts'
import {
  constructed,
  firstDay,
  offerOfCode,
  offersOf,
  TIMINGS,
  type PermitOffer,
} from '../parking/permitOffers.ts'
import { buyPermit, findPermit, refuseDouble, refundPermit } from '../parking/permits.ts'
import { vehiclesOf } from '../parking/vehicles.ts'
import type { PermitRow } from '../store/schema.ts'
import { roubles } from '../wire/roubles.ts'
import { readMethod } from '../answers/paymentMethods.ts'
import { readSlashDate, shortDateTime, slashDate } from '../wire/times.ts'
import { redirect } from './payment.ts'

function wireBenefit(call: Call, permit: PermitRow, vehicles: ReturnType<typeof vehiclesOf>) {
  const { timeZone, cadastral } = call.city
  const vehicle = vehicles.find((known) => known.number === permit.plate)
  const paused = permit.paused_at !== null
  const bought = permit.price > 0
  const zones = zonesOfPermit(permit)
  return {
    variation: permit.variation,
    type: permit.type,
    zone: zones.length === 0 ? 'all' : zones,
    sale: permit.percent,
    transport:
      permit.plate === ANY
        ? '#'
        : {
            mainTs: vehicle?.main === 1,
            numberTs: permit.plate,
            formatGrz: vehicle?.format === 'other' ? 'Foreign' : 'Russian',
            category: vehicle?.category ?? 'B',
          },
    ...(bought ? { orderNum: permit.order_num } : {}),
    canChangeTs: permit.can_change === 1,
    canRefund: permit.can_refund === 1,
    canPause: permit.can_pause === 1 && !paused,
    canContinue: paused,
    startOf: shortDateTime(permit.start_at, timeZone),
    endOf: shortDateTime(permit.end_at, timeZone),
    ...(cadastral ? { cadastral: `61:44:${String(permit.id % 1e6).padStart(6, '0')}` } : {}),
  }
}

function getBenefits(call: Call): unknown {
  const account = member(call)
  const vehicles = vehiclesOf(call.store, account.id)
  const permits = permitsOf(call.store, account.id).filter(
    (permit) => permit.end_at > call.now || permit.paused_at !== null,
  )
  return { status: 'ok', result: permits.map((permit) => wireBenefit(call, permit, vehicles)) }
}

function getSubscription(call: Call): unknown {
  member(call)
  const cards = offersOf(call.city).map((offer, index) => ({
    parkingPermit: offer.title,
    parkingPermitCode: offer.code,
    parkingPermitType: offer.kind,
    parkingPermitDesc: offer.description,
    parkingPermitSort: index + 1,
    parkingPermitStartDate:
      offer.kind === 'prev_day' ? firstDay(call.city, offer, call.now) : undefined,
    cost: roubles(offer.price),
    zone: 'all',
  }))
  return { status: 'ok', result: cards }
}

/** The day a permit starts: the one asked for, or the first that is possible. */
function readFrom(call: Call, offer: PermitOffer): string {
  const first = firstDay(call.city, offer, call.now)
  const given = text(call.input, 'timestart')
  if (given === '') return first
  const date = readSlashDate(given)
  if (date === null || date < first || date > addDays(first, 62)) {
    throw new Refusal('ValidationError', { message: 'timestart' })
  }
  // Yesterday's permit is for yesterday and no other day.
  return offer.kind === 'prev_day' ? first : date
}

function paySubscription(call: Call): unknown {
  const { store, city, input, now } = call
  const account = driver(call)
  const { plate } = readVehicle(text(input, 'vehicle'), formatOf(call, account.id), '')
  const offer = offerOfCode(city, text(input, 'codeSubscription'))
  if (!offer) throw new Refusal('ValidationError', { message: 'codeSubscription' })
  const phone = text(input, 'phone')
  const method = readMethod(city, text(input, 'paymentService') || 'balance', phone)
  const from = readFrom(call, offer)
  const fromWallet = method.name === 'balance'
  const purchase = { account: account.id, offer, plate, from, fromWallet, phone }
  if (fromWallet) {
    buyPermit(store, city, purchase, now)
    return { status: 'ok', result: { amount: '0.00' } }
  }
  refuseDouble(store, city, purchase)
  const payload = { code: offer.code, plate, from, phone }
  const order = { account: account.id, amount: offer.price, method: method.name, payload }
  return { status: 'ok', result: redirect(call, { ...order, purpose: 'subscription' }) }
}

function formatOf(call: Call, account: number): string {
  const plate = text(call.input, 'vehicle')
  const vehicles = vehiclesOf(call.store, account)
  return vehicles.find((known) => isSamePlate(known.number, plate))?.format ?? ''
}

/** How permit calls refuse: a status with a capital letter and a text for people. */
function refuse(errorMessage: string): never {
  throw new Refusal('ValidationError', { status: 'Error', errorMessage })
}

function ownPermit(call: Call): PermitRow {
  const account = driver(call)
  const permit = findPermit(call.store, account.id, text(call.input, 'orderNum'), call.now)
  return permit ?? refuse('Абонемент не найден')
}

function done(permit: PermitRow, more: Record<string, unknown> = {}) {
  return { status: 'Ok', result: { orderNum: permit.order_num, message: 'Готово', ...more } }
}

function pausePermit(call: Call): unknown {
  const permit = ownPermit(call)
  if (permit.can_pause === 0) refuse('Этот абонемент нельзя приостановить')
  if (permit.paused_at !== null) refuse('Абонемент уже приостановлен')
  if (permit.start_at > call.now) refuse('Абонемент ещё не начался')
  setPermit(call, permit, { paused_at: call.now })
  return done(permit)
}

/** The days of the pause are added at the end. */
function continuePermit(call: Call): unknown {
  const permit = ownPermit(call)
  if (permit.paused_at === null) return refuse('Абонемент не приостановлен')
  const end = permit.end_at + (call.now - permit.paused_at)
  setPermit(call, permit, { paused_at: null, end_at: end })
  return done(permit)
}

function refund(call: Call): unknown {
  const permit = ownPermit(call)
  if (permit.can_refund === 0) refuse('За этот абонемент оплата не возвращается')
  return done(permit, { amount: roubles(refundPermit(call.store, call.city, permit, call.now)) })
}

function changePermitVehicle(call: Call): unknown {
  const permit = ownPermit(call)
  if (permit.can_change === 0) refuse('В этом абонементе нельзя сменить автомобиль')
  const number = text(call.input, 'grzNew')
  const vehicles = vehiclesOf(call.store, permit.account)
  const own = vehicles.find((known) => isSamePlate(known.number, number))
  const { plate } = readVehicle(number, own?.format ?? '', '')
  setPermit(call, permit, { plate })
  return done(permit)
}

function setPermit(call: Call, permit: PermitRow, change: Partial<PermitRow>): void {
  call.store.run(call.store.from.updateTable('permits').set(change).where('id', '=', permit.id))
}

function getTimings(call: Call): unknown {
  caller(call)
  return { status: 'ok', result: TIMINGS.map((value) => ({ name: `${value} дней`, value })) }
}

/** Finds what the constructor can offer; nothing for a length that is not on the list. */
function findOffers(call: Call): unknown {
  const { city, input, now } = call
  caller(call)
  const zones = list(input, 'zones').map(String)
  if (zones.length === 0 || !zones.every((zone) => city.zones.byNumber(zone))) {
    throw new Refusal('ZoneNotFound')
  }
  const start = readSlashDate(text(input, 'dateStart'))
  const today = wallClock(now, city.timeZone).date
  if (start === null || start < today)
    throw new Refusal('ValidationError', { message: 'dateStart' })
  const days = integer(input, 'timing') ?? 0
  const whole = zones.length > 1 ? zones.map((zone) => [zone]) : []
  const offers = [zones, ...whole].flatMap((some) => constructed(city, some, days) ?? [])
  return {
    status: 'ok',
    result: offers.map((offer) => ({
      permissionKind: `${offer.title}: ${offer.description.toLowerCase()}`,
      permissionKindCode: offer.code,
      permissionType: offer.kind,
      price: roubles(offer.price),
      zones: offer.zones,
      startDate: text(input, 'dateStart') || slashDate(now, city.timeZone),
    })),
  }
}

/** Benefits, permits and their constructor. */
export const permitHandlers: Handlers = {
  getBenefitsV2: getBenefits,
  getSubscription,
  paySubscription,
  pausePermit,
  continuePermit,
  refundPermit: refund,
  changePermitVehicle,
  getTimings,
  findOffers,
}
