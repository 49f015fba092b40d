import type { Instant } from '@parking/pricing'
import type { KeyValueStorage } from '@parking/runtime'
import { createTestContext } from '@parking/runtime/testing'
import { vi } from 'vitest'
import type { ChargeState, WayBack } from '../charge/ChargeState.ts'
import type { Charge } from '../charge/createCharge.ts'
import { readClocks } from '../clock/readClocks.ts'
import { askPrice } from '../price/askPrice.ts'
import type { OfferedPrice } from '../price/confirmPrice.ts'
import { isPriceOld, type ToldPrice } from '../price/isPriceOld.ts'
import { createPayments } from '../service/createPayments.ts'
import { createGuestPayments } from '../service/createGuestPayments.ts'
import {
  kindNames,
  plate,
  sessionIds,
  stayMinutes,
  sums,
  zone,
  type MoneyCity,
  type Press,
  type Saying,
  type KindName,
} from './moneyCity.ts'
import type { TabLocks } from './tabLocks.ts'
import type { Time } from './Time.ts'

/** Eleven digits of a phone that pays. */
const phone = '79000000001'

/**
 * What a driver wants: something of a kind, paid at a bank where the kind can be, or at once: from the
 * balance, or from a phone, which this city charges without a page.
 */
export interface Wish {
  readonly kind: KindName
  readonly atBank: boolean
  readonly byPhone: boolean
}

/** What the pages of a browser share. */
export interface Surroundings {
  /** The account that a page is signed in to. */
  readonly city: MoneyCity
  /** Answers a request, of whichever account. */
  readonly fetch: (request: Request, press: Press | null) => Promise<Response>
  readonly clocks: DeviceClocks
  /** Whether the pages know the tariff; else only the city can be asked. */
  readonly isTariffKnown: boolean
  readonly time: Time
  readonly storage: KeyValueStorage
  readonly locks: TabLocks
  readonly knowsKeys: boolean
  /** Whether the city tells what became of a key. */
  readonly tellsKeys: boolean
  /** Whether somebody who is signed out pays here too. */
  readonly isForGuests: boolean
}

/** What is wrong with the clocks of a device. */
export interface DeviceClocks {
  /** By how much its clock is wrong; the next answer sets it right. */
  jump: number
  /** For how long the time of its pages has stood still. */
  stoodStill: number
  /** How often that was. */
  naps: number
  /** Whether the clock was ahead, or late, when somebody pressed. */
  pressedAhead: boolean
  pressedLate: boolean
}

/** What a bank's way back says, and on which page: a guest's or a driver's. */
export interface BackFromBank {
  readonly kind: KindName
  readonly way: WayBack
}

export type AnyState = ChargeState<unknown, unknown>
type AnyCharge = Omit<Charge<never, unknown>, 'store' | 'submit' | 'takeUp'> & {
  readonly store: Pick<Charge<unknown, unknown>['store'], 'getState' | 'subscribe'>
}
export type Page = Awaited<ReturnType<typeof openPage>>

const month = 30 * 86_400_000
const place = { zone, parkingCode: null, plate, format: 'russian', category: 'B' } as const
let opened = 0

/** Opens a page; what it waits for does not reach it once it is left, and it changes nothing then. */
export async function openPage(
  surroundings: Surroundings,
  hear: (kind: KindName, state: AnyState) => void,
  hearTwice: (key: string) => void,
  back: BackFromBank | null = null,
) {
  const { city, clocks, time, storage, locks, knowsKeys, tellsKeys, isForGuests } = surroundings
  let isOpen = true
  /** What is sent by a press, by the key of its attempt. */
  const presses = new Map<string, Press>()
  // Its locks are told from another page's by this name; what it keeps lies under the city's.
  const name = `page${(opened += 1)}`
  const whileOpen = <Value>(work: () => Promise<Value>): Promise<Value> =>
    new Promise((resolve, reject) => {
      if (!isOpen) return
      work().then(
        (value) => isOpen && resolve(value),
        (error: unknown) => isOpen && reject(error),
      )
    })
  const own = {
    get: (key: string) => storage.get(key.replace(name, 'kazan')),
    set: (key: string, value: string) => {
      if (isOpen) storage.set(key.replace(name, 'kazan'), value)
    },
    remove: (key: string) => {
      if (isOpen) storage.remove(key.replace(name, 'kazan'))
    },
    keys: () => storage.keys().map((key) => key.replace('kazan', name)),
  }
  const options = {
    city: { id: name, idempotencyKey: knowsKeys, chargeStatus: tellsKeys },
    fetch: async (request: Request) => {
      const pressed = presses.get(request.headers.get('Idempotency-Key') ?? '')
      const sent = pressed && { ...pressed, sentAt: time.now, said: form.said() }
      const response = await whileOpen(() => surroundings.fetch(request, sent ?? null))
      clocks.jump = 0
      return response
    },
    clock: {
      now: () => time.now + clocks.jump,
      elapsed: () => time.now - clocks.stoodStill,
      observe: () => undefined,
      isSet: () => true,
      wait: (milliseconds: number) => whileOpen(() => time.wait(milliseconds)),
    },
  }
  const form = createForm(surroundings, options.clock, whileOpen)
  const member = await createTestContext({ ...options, storage: own, token: city.token })
  const signedOut = { ...own, get: (key: string) => (key.includes('token') ? null : own.get(key)) }
  const guest = isForGuests ? await createTestContext({ ...options, storage: signedOut }) : null
  const listeners: Listener[] = []
  const payments = hearing(listeners, () => createPayments(member))
  const guests = guest === null ? null : hearing(listeners, () => createGuestPayments(guest))
  const { returned, doubles, ...ofMembers } = payments
  doubles.store.subscribe((list) => {
    if (isOpen) for (const { key } of list) hearTwice(key)
  })
  const charges = { ...ofMembers, guestStart: guests?.start ?? null }

  function press({ kind, atBank, byPhone }: Wish): Promise<void> | undefined {
    const atOnce = byPhone ? { method: 'mobile', phone } : { method: 'balance' }
    const paid = atBank ? { method: 'card' } : atOnce
    const amount = sums[kind]
    const session = (id: string) => ({ reservationId: id, plate, zone, endsAt: city.runsUntil })
    switch (kind) {
      case 'start':
        return form.offer((price) =>
          payments.start.submit({ ...place, durationMinutes: stayMinutes, ...paid }, price),
        )
      case 'startUnpaid':
        return payments.startUnpaid.submit(place)
      case 'renew':
        return payments.renew.submit(
          { ...session(sessionIds.renew), durationMinutes: stayMinutes, ...paid },
          fixedPrice(amount),
        )
      case 'cancel':
        return payments.cancel.submit({ ...session(sessionIds.cancel), startsAt: city.runsSince })
      case 'endUnpaid':
        return payments.endUnpaid.submit({ ...session(sessionIds.endUnpaid), method: 'card' })
      case 'payDeferred':
        return payments.payDeferred.submit({
          ...session(sessionIds.payDeferred),
          endsAt: city.overSince,
          amount,
          ...paid,
        })
      case 'abort':
        return payments.abort.submit({ ...session(sessionIds.abort), method: 'card' })
      case 'barrier':
        return payments.barrier.submit({
          sessionId: 'offer',
          parking: 'B1',
          ticket: '7',
          amount,
          ...paid,
        })
      case 'permit':
        return payments.permit.submit({
          code: 'month',
          plate,
          startDate: '2026-11-24',
          startsAt: Date.parse('2026-11-23T21:00:00Z'),
          cost: amount,
          phone: null,
          ...paid,
        })
      case 'permitRefund':
        return payments.permitRefund.submit({
          orderNumber: 'AB-1',
          plate,
          startsAt: city.runsSince - month,
          endsAt: city.runsUntil,
        })
      case 'topUp':
        return payments.topUp.submit({ amount, method: 'card', phone: null })
      case 'guestStart': {
        const stay = { ...place, durationMinutes: stayMinutes, phone }
        const wish = { ...stay, method: atBank ? 'card' : 'mobile' }
        return form.offer(async (price) => guests?.start.submit(wish, price))
      }
      case 'order':
        throw new Error('It is begun in another browser.')
    }
  }

  /** A price that hangs on nothing that changes meanwhile. */
  function fixedPrice(total: number): OfferedPrice {
    const shown = { total, askedAt: readClocks(options.clock), basis: total }
    return { shown, sumBefore: 0, findBasis: () => total, askAgain: async () => null }
  }

  const found = new Map<KindName, AnyCharge>()
  for (const kind of kindNames) {
    const charge: AnyCharge | null = charges[kind]
    if (charge === null) continue
    found.set(kind, charge)
    let pressedAt = time.now
    charge.store.subscribe((state, before) => {
      if (!isOpen) return
      if (state.kind === 'sending') {
        clocks.pressedAhead ||= clocks.jump > 0
        clocks.pressedLate ||= clocks.jump < 0
        // It goes on under the key of an earlier try.
        if (before.kind !== 'sending') pressedAt = time.now
      }
      if (state.kind === 'sending' && state.attempt.price !== null) {
        const { key, price } = state.attempt
        presses.set(key, { shown: price.total, pressedAt, sentAt: time.now, said: null })
      }
      hear(kind, state)
    })
  }

  // As the guest page and the way back from the bank do when they are opened.
  void guests?.takeUp(back?.kind === 'guestStart' ? back.way : { order: null, claim: null })
  if (back !== null && back.kind !== 'guestStart') void returned(back.way)

  return {
    charges: found,
    press,
    /** The form is in sight: it asks again what is old. */
    look: form.look,
    /** Another driver signs in here, in all tabs. */
    signOut: () => member.session.send({ kind: 'loggedOut' }),
    signIn: (token: string) => member.session.send({ kind: 'loggedIn', token }),
    tell: (event: Event): void => {
      for (const { type, listener } of listeners) if (type === event.type) listener(event)
    },
    leave: (): void => {
      isOpen = false
      locks.free(name)
      member.session.close()
      guest?.session.close()
    },
  }
}

/** A form, which shows the price of a start as soon as there is one. */
function createForm(
  { city, isTariffKnown, clocks }: Surroundings,
  clock: Parameters<typeof readClocks>[0],
  whileOpen: <Value>(work: () => Promise<Value>) => Promise<Value>,
) {
  let shown: ToldPrice | null = null
  let said: Saying | null = null
  const findBasis = (now: Instant) => (isTariffKnown ? city.priceAt('start', now) : null)
  const ask = async (): Promise<ToldPrice | null> => {
    const say = async () => {
      said = await whileOpen(() => city.askPrice('start'))
      clocks.jump = 0
      return said
    }
    shown = await askPrice(clock, findBasis, say).catch(() => null)
    return shown
  }
  void ask()
  return {
    said: () => said,
    look: (): void => {
      if (shown === null || isPriceOld(shown, readClocks(clock), findBasis)) void ask()
    },
    /** Without a price there is nothing to press but the question for it. */
    offer: (submit: (price: OfferedPrice) => Promise<void>): Promise<void> => {
      if (shown !== null) return submit({ shown, sumBefore: 0, findBasis, askAgain: ask })
      return ask().then(() => undefined)
    },
  }
}

interface Listener {
  readonly type: string
  readonly listener: (event: Event) => void
}

/** Keeps what a page listens to for itself: all pages of a test share one window. */
function hearing<Made>(listeners: Listener[], make: () => Made): Made {
  const listen = (type: string, listener: unknown): void => {
    if (typeof listener === 'function') {
      listeners.push({ type, listener: (event) => void Reflect.apply(listener, window, [event]) })
    }
  }
  const spies = [window, document].map((one) =>
    vi.spyOn(one, 'addEventListener').mockImplementation(listen),
  )
  const made = make()
  for (const spy of spies) spy.mockRestore()
  return made
}
