import type { KeyValueStorage } from '@parking/runtime'
import { createTestContext } from '@parking/runtime/testing'
import { vi } from 'vitest'
import type { ChargeState, WayBack } from '../charge/ChargeState.ts'
import type { Charge } from '../charge/createCharge.ts'
import type { OfferedPrice } from '../price/confirmPrice.ts'
import { createPayments } from '../service/createPayments.ts'
import { createGuestPayments } from '../service/createGuestPayments.ts'
import {
  kindNames,
  plate,
  sessionIds,
  stayMinutes,
  sums,
  zone,
  type KindCity,
  type KindName,
} from './kindCity.ts'
import type { KindLocks } from './kindLocks.ts'
import type { Time } from './Time.ts'

/** What a driver wants: something of a kind, paid at once or at a bank where the kind can be. */
export interface Wish {
  readonly kind: KindName
  readonly atBank: boolean
}

/** What the pages of a browser share. */
export interface Surroundings {
  readonly city: KindCity
  readonly time: Time
  readonly storage: KeyValueStorage
  readonly locks: KindLocks
  readonly knowsKeys: boolean
  /** Whether the city tells what became of a key. */
  readonly tellsKeys: boolean
  /** Whether somebody who is signed out pays here too. */
  readonly isForGuests: boolean
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

const place = { zone, parkingCode: null, plate, format: 'russian', category: 'B' } as const
let opened = 0

/** Opens a page; what it waits for does not reach it once it is left, and it changes nothing then. */
export async function openPage(
  { city, time, storage, locks, knowsKeys, tellsKeys, isForGuests }: Surroundings,
  hear: (kind: KindName, state: AnyState) => void,
  hearTwice: (key: string) => void,
  back: BackFromBank | null = null,
) {
  let isOpen = true
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
    fetch: (request: Request) => whileOpen(() => city.fetch(request)),
    clock: {
      now: () => time.now,
      elapsed: () => time.now,
      observe: () => undefined,
      wait: (milliseconds: number) => whileOpen(() => time.wait(milliseconds)),
    },
  }
  const member = await createTestContext({ ...options, storage: own, token: 'token-1' })
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

  function press({ kind, atBank }: Wish): Promise<void> | undefined {
    const method = atBank ? 'card' : 'balance'
    const amount = sums[kind]
    const session = (id: string) => ({ reservationId: id, plate, zone, endsAt: city.runsUntil })
    switch (kind) {
      case 'start':
        return payments.start.submit(
          { ...place, durationMinutes: stayMinutes, method },
          offer(amount),
        )
      case 'startUnpaid':
        return payments.startUnpaid.submit(place)
      case 'renew':
        return payments.renew.submit(
          { ...session(sessionIds.renew), durationMinutes: stayMinutes, method },
          offer(amount),
        )
      case 'cancel':
        return payments.cancel.submit(session(sessionIds.cancel))
      case 'endUnpaid':
        return payments.endUnpaid.submit({ ...session(sessionIds.endUnpaid), method: 'card' })
      case 'payDeferred':
        return payments.payDeferred.submit({
          ...session(sessionIds.payDeferred),
          endsAt: city.overSince,
          amount,
          method,
        })
      case 'abort':
        return payments.abort.submit({ ...session(sessionIds.abort), method: 'card' })
      case 'barrier':
        return payments.barrier.submit({
          sessionId: 'offer',
          parking: 'B1',
          ticket: '7',
          amount,
          method,
        })
      case 'permit':
        return payments.permit.submit({
          code: 'month',
          plate,
          startDate: '2026-11-24',
          startsAt: Date.parse('2026-11-23T21:00:00Z'),
          cost: amount,
          method,
          phone: null,
        })
      case 'permitRefund':
        return payments.permitRefund.submit({ orderNumber: 'AB-1', plate, endsAt: city.runsUntil })
      case 'topUp':
        return payments.topUp.submit({ amount, method: 'card', phone: null })
      case 'guestStart': {
        const stay = { ...place, durationMinutes: stayMinutes, phone: '79000000001' }
        const wish = { ...stay, method: atBank ? 'card' : 'mobile' }
        return guests?.start.submit(wish, offer(amount))
      }
      case 'order':
        throw new Error('It is begun in another browser.')
    }
  }

  /** The price as a form offers it at a press. */
  function offer(total: number): OfferedPrice {
    const shown = { total, askedAt: { now: time.now, elapsed: time.now }, basis: total }
    return { shown, sumBefore: 0, findBasis: () => total, askAgain: async () => null }
  }

  const found = new Map<KindName, AnyCharge>()
  for (const kind of kindNames) {
    const charge: AnyCharge | null = charges[kind]
    if (charge === null) continue
    found.set(kind, charge)
    charge.store.subscribe((state) => {
      if (isOpen) hear(kind, state)
    })
  }

  // As the guest page and the way back from the bank do when they are opened.
  void guests?.takeUp(back?.kind === 'guestStart' ? back.way : { order: null, claim: null })
  if (back !== null && back.kind !== 'guestStart') void returned(back.way)

  return {
    charges: found,
    press,
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
