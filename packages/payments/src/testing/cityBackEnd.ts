import { methods, settings, zones } from './wireCity.ts'

/** A call as the back end receives it. */
export interface ReceivedCall {
  /** The last part of the path: `start`, `cost`. */
  readonly name: string
  readonly fields: Readonly<Record<string, string>>
  /** The Idempotency-Key. */
  readonly key: string | null
}

/** What a test answers in the place of the back end's own answer; undefined leaves that as it is. */
export type Fault = (call: ReceivedCall, answer: () => object) => unknown

interface WireSession {
  readonly id: string
  readonly zone: string
  readonly parkingCode: string | null
  readonly plate: string
  readonly start: number
  end: number
  status: 'Действует' | 'Ожидает оплаты'
}

/** What a small city is like when a test begins. */
export interface CityState {
  /** Kopecks; null: not known. */
  balance?: number | null
  now?: number
  sessions?: readonly { plate: string; minutesLeft: number; waiting?: boolean }[]
  vehicles?: readonly string[]
  settings?: object
}

/** 23 November 2026, a Monday, 12:00 in Kazan. */
export const noon = Date.parse('2026-11-23T09:00:00Z')
const minute = 60_000
/** Roubles an hour in every zone. */
const price = 100

/** A city of two zones and one driver, which remembers what it was asked and what it charged. */
export class CityBackEnd {
  readonly calls: ReceivedCall[] = []
  readonly charges: string[] = []
  fault: Fault = () => undefined
  /** Whether calls reach the back end. */
  isReachable = true
  now: number
  balance: number | null
  private waiting: { readonly at: number; readonly action: () => void }[] = []
  readonly sessions: WireSession[]
  private readonly operations: object[] = []
  private readonly vehicles: readonly string[]
  private readonly settings: object

  constructor(state: CityState = {}) {
    this.now = state.now ?? noon
    this.balance = state.balance === undefined ? 50_000 : state.balance
    this.vehicles = state.vehicles ?? ['А123ВС116', 'М456ОР116']
    this.settings = state.settings ?? {}
    this.sessions = (state.sessions ?? []).map(({ plate, minutesLeft, waiting }, at) => ({
      id: String(at + 1),
      zone: '101',
      parkingCode: null,
      plate,
      start: this.now - 10 * minute,
      end: this.now + minutesLeft * minute,
      status: waiting === true ? 'Ожидает оплаты' : 'Действует',
    }))
  }

  /** The calls of a name. */
  callsOf(name: string): readonly ReceivedCall[] {
    return this.calls.filter((call) => call.name === name)
  }

  /** Does something once some time has passed, in milliseconds. */
  later(milliseconds: number, action: () => void): void {
    this.waiting.push({ at: this.now + milliseconds, action })
  }

  /** Lets a time pass, in milliseconds. */
  pass(milliseconds: number): void {
    this.now += milliseconds
    const due = this.waiting.filter(({ at }) => at <= this.now)
    this.waiting = this.waiting.filter(({ at }) => at > this.now)
    for (const { action } of due) action()
  }

  /** The driver has paid a top-up on the page of the bank. */
  topUp(kopecks: number): void {
    this.balance = (this.balance ?? 0) + kopecks
    this.record('refill', kopecks, null)
  }

  readonly fetch = async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url)
    const body = request.method === 'GET' ? '' : await request.text()
    const call = {
      name: pathname.split('/').at(-1) ?? '',
      fields: Object.fromEntries([...searchParams, ...readFields(body)]),
      key: request.headers.get('Idempotency-Key'),
    }
    this.calls.push(call)
    if (!this.isReachable) throw new TypeError('Failed to fetch')
    const replaced = await this.fault(call, () => this.answer(call))
    if (replaced instanceof Error) throw replaced
    return Response.json(replaced ?? this.answer(call))
  }

  protected answer(call: ReceivedCall): object {
    switch (call.name) {
      case 'v3':
      case 'get-options-info-v3':
        return ok({ ...settings, ...this.settings })
      case 'get-profile-v6':
        return ok(this.profile())
      case 'getZones':
        return ok(zones)
      case 'get-benefits-v2':
        return ok([])
      case 'get-operations-with-filter':
        return { ...ok(this.operations), count: this.operations.length }
      case 'cost':
        return this.cost(call)
      case 'start':
        return this.start(call)
      case 'renew':
        return this.renew(call)
      case 'cancel':
        return this.cancel(call)
      case 'refill':
        return ok({ RedirectURL: 'https://pay.example/checkout?order=7', orderId: '7' })
      default:
        return refusal('UnknownError')
    }
  }

  private profile(): object {
    return {
      email: 'driver@parking.example',
      balance: this.balance === null ? '-1' : roubles(this.balance),
      telephones: [{ phone: '79000000001', isMain: true }],
      ts: this.vehicles.map((numberTs, at) => ({ numberTs, mainTs: at === 0, category: 'B' })),
      sessions: this.sessions.map((session) => this.wire(session)),
      paymentsMethods: methods,
      documents: [],
    }
  }

  private cost({ fields }: ReceivedCall): object {
    const minutes = Number(fields['Duration'])
    const total = (minutes / 60) * price * 100
    const missing = Math.max(0, total - (this.balance ?? 0))
    return ok({
      totalcost: roubles(total),
      totaldiscount: '0.00',
      benefit: 0,
      costData: [
        {
          start: cityTime(this.now),
          end: cityTime(this.now + minutes * minute),
          minutes,
          price: roubles(price * 100),
          benefit: 0,
          cost: roubles(total),
        },
      ],
      moneyEnough: missing === 0,
      refill: roubles(missing),
      balance: this.balance === null ? '-1' : roubles(this.balance),
    })
  }

  private start({ fields, key }: ReceivedCall): object {
    const { Vehicle: plate = '', Zone: zone = '', ParkingCode, Duration = '' } = fields
    if (this.sessions.some((one) => one.plate === plate && one.end > this.now)) {
      return refusal('ParkingSessionAlreadyExists')
    }
    const minutes = Number(Duration)
    const refused = this.charge((minutes / 60) * price * 100, key)
    if (refused !== null) return refused
    const id = String(this.sessions.length + 1)
    const end = this.now + minutes * minute
    const parkingCode = ParkingCode ?? null
    const session: WireSession = {
      id,
      zone,
      parkingCode,
      plate,
      start: this.now,
      end,
      status: 'Действует',
    }
    this.sessions.push(session)
    this.record('payment', (minutes / 60) * price * 100, plate)
    return ok({ session: this.wire(session), id, reservationId: id })
  }

  private renew({ fields, key }: ReceivedCall): object {
    const session = this.running(fields['ReservationId'])
    if (session === null) return refusal('ParkingSessionIsOver')
    const minutes = Number(fields['Duration'])
    const refused = this.charge((minutes / 60) * price * 100, key)
    if (refused !== null) return refused
    session.end += minutes * minute
    this.record('renew', (minutes / 60) * price * 100, session.plate)
    return ok({ session: this.wire(session), reservationId: session.id })
  }

  private cancel({ fields }: ReceivedCall): object {
    const session = this.running(fields['ReservationId'])
    if (session === null) return refusal('ParkingSessionIsOver')
    if (session.end - this.now < 30 * minute) return refusal('NoSaving')
    const back = Math.floor(((session.end - this.now) / 3_600_000) * price * 100)
    this.balance = (this.balance ?? 0) + back
    this.sessions.splice(this.sessions.indexOf(session), 1)
    this.record('cancel', back, session.plate)
    return ok({ sum: roubles(back), balance: roubles(this.balance) })
  }

  private running(id: string | undefined): WireSession | null {
    return this.sessions.find((one) => one.id === id && one.end > this.now) ?? null
  }

  protected charge(amount: number, key: string | null): object | null {
    if ((this.balance ?? 0) < amount) return refusal('NoMoneyNoHoney')
    this.balance = (this.balance ?? 0) - amount
    this.charges.push(key ?? '')
    return null
  }

  protected record(type: string, kopecks: number, plate: string | null): void {
    this.operations.push({
      type,
      status: 'done',
      dateOperation: cityTime(this.now),
      orderNumber: type === 'refill' ? '7' : String(100_500 + this.operations.length),
      sum: roubles(kopecks),
      amount: roubles(kopecks),
      zone: plate === null ? null : '101',
      transport: plate,
    })
  }

  private wire({ id, zone, parkingCode, plate, start, end, status }: WireSession): object {
    return {
      id,
      zone,
      parkingCode,
      transport: { numberTs: plate },
      sum: '100.00',
      duration: Math.round((end - start) / minute),
      startDate: cityTime(start),
      endDate: cityTime(end),
      reservationId: id,
      status,
      ...(status === 'Действует' ? {} : { amountToPay: '50.00' }),
    }
  }
}

/** The fields of a form or of JSON, whose lists are written with commas. */
function readFields(body: string): Iterable<[string, string]> {
  if (!body.startsWith('{')) return new URLSearchParams(body)
  const fields: Record<string, unknown> = JSON.parse(body)
  return Object.entries(fields).map(([name, value]) => [name, String(value)])
}

/** A good answer. */
export function ok(result: unknown): object {
  return { status: 'ok', result }
}

/** A refusal by name. */
export function refusal(errorName: string): object {
  return { status: 'error', errorName }
}

export function roubles(kopecks: number): string {
  return (kopecks / 100).toFixed(2)
}

/** Kazan is three hours ahead of UTC. */
export function cityTime(instant: number): string {
  return new Date(instant + 3 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
}
