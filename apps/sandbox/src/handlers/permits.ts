import { isSamePlate } from '@parking/plates'
import { addDays, wallClock } from '@parking/pricing'
import { readVehicle } from '../parking/parkingRequest.ts'
import { caller, driver, member, type Call, type Handlers } from '../http/call.ts'
import { integer, list, text } from '../wire/input.ts'
import { Refusal } from '../wire/Refusal.ts'
import { ANY, readPermitZones } from '../parking/listPermits.ts'
import {
  constructOffer,
  findFirstDay,
  findOffer,
  listOffers,
  TIMINGS,
  type PermitOffer,
} from '../parking/permitOffers.ts'
import {
  buyPermit,
  changePermit,
  listCurrentPermits,
  refuseDouble,
  refundPermit,
} from '../parking/permits.ts'
import { listVehicles } from '../parking/vehicles.ts'
import type { PermitRow, VehicleRow } from '../store/schema.ts'
import { roubles } from '../wire/roubles.ts'
import { readMethod } from '../answers/readMethod.ts'
import { redirect } from '../answers/redirect.ts'
import { readSlashDate, shortDateTime, slashDate } from '../wire/times.ts'

function wireBenefit(call: Call, permit: PermitRow, vehicles: readonly VehicleRow[]) {
  const { timeZone, cadastral } = call.city
  const vehicle = vehicles.find((known) => known.number === permit.plate)
  const paused = permit.paused_at !== null
  const bought = permit.price > 0
  const zones = readPermitZones(permit)
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
  const vehicles = listVehicles(call, account.id)
  const permits = listCurrentPermits(call, account.id)
  return { status: 'ok', result: permits.map((permit) => wireBenefit(call, permit, vehicles)) }
}

function getSubscription(call: Call): unknown {
  member(call)
  const cards = listOffers(call.city).map((offer, index) => ({
    parkingPermit: offer.title,
    parkingPermitCode: offer.code,
    parkingPermitType: offer.type,
    parkingPermitDesc: offer.description,
    parkingPermitSort: index + 1,
    parkingPermitStartDate: offer.type === 'prev_day' ? findFirstDay(call, offer) : undefined,
    cost: roubles(offer.price),
    zone: 'all',
  }))
  return { status: 'ok', result: cards }
}

/** The day a permit starts: the one asked for, or the first that is possible. */
function readFirstDay(call: Call, offer: PermitOffer): string {
  const first = findFirstDay(call, offer)
  const given = text(call.input, 'timestart')
  if (given === '') return first
  const date = readSlashDate(given)
  if (date === null || date < first || date > addDays(first, 62)) {
    throw new Refusal('ValidationError', { message: 'timestart' })
  }
  // Yesterday's permit is for yesterday and no other day.
  return offer.type === 'prev_day' ? first : date
}

function paySubscription(call: Call): unknown {
  const { city, input } = call
  const account = driver(call)
  const { plate } = readOwnVehicle(call, account.id, text(input, 'vehicle'))
  const offer = findOffer(city, text(input, 'codeSubscription'))
  if (!offer) throw new Refusal('ValidationError', { message: 'codeSubscription' })
  const phone = text(input, 'phone')
  const method = readMethod(city, text(input, 'paymentService') || 'balance', phone)
  const { from } = method
  const firstDay = readFirstDay(call, offer)
  const purchase = { account: account.id, from, phone, offer, plate, firstDay }
  if (from === 'wallet') {
    buyPermit(call, purchase)
    return { status: 'ok', result: { amount: '0.00' } }
  }
  refuseDouble(call, purchase)
  const payload = { code: offer.code, plate, from: firstDay, phone }
  const order = { account: account.id, amount: offer.price, method: method.name, payload }
  return { status: 'ok', result: redirect(call, { ...order, purpose: 'subscription' }) }
}

/** Reads a vehicle by its plate alone: the format is what the account's own list says of it. */
function readOwnVehicle(call: Call, account: number, plate: string) {
  const own = listVehicles(call, account).find((known) => isSamePlate(known.number, plate))
  return readVehicle(plate, own?.format ?? '', '')
}

/** How permit calls refuse: a status with a capital letter and a text for people, but no name. */
function refuse(errorMessage: string): never {
  throw new Refusal('ValidationError', { status: 'Error', errorName: undefined, errorMessage })
}

function ownPermit(call: Call): PermitRow {
  const account = driver(call)
  const number = text(call.input, 'orderNum')
  const permit = listCurrentPermits(call, account.id).find((known) => known.order_num === number)
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
  changePermit(call, permit, { paused_at: call.now })
  return done(permit)
}

/** The days of the pause are added at the end. */
function continuePermit(call: Call): unknown {
  const permit = ownPermit(call)
  if (permit.paused_at === null) return refuse('Абонемент не приостановлен')
  const end = permit.end_at + (call.now - permit.paused_at)
  changePermit(call, permit, { paused_at: null, end_at: end })
  return done(permit)
}

function refund(call: Call): unknown {
  const permit = ownPermit(call)
  if (permit.can_refund === 0) refuse('За этот абонемент оплата не возвращается')
  return done(permit, { amount: roubles(refundPermit(call, permit)) })
}

function changePermitVehicle(call: Call): unknown {
  const permit = ownPermit(call)
  if (permit.can_change === 0) refuse('В этом абонементе нельзя сменить автомобиль')
  const { plate } = readOwnVehicle(call, permit.account, text(call.input, 'grzNew'))
  changePermit(call, permit, { plate })
  return done(permit)
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
  const offers = [zones, ...whole].flatMap((some) => constructOffer(city, some, days) ?? [])
  return {
    status: 'ok',
    result: offers.map((offer) => ({
      permissionKind: `${offer.title}: ${offer.description.toLowerCase()}`,
      permissionKindCode: offer.code,
      permissionType: offer.type,
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
