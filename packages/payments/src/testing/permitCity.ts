import { CityBackEnd, cityTime, ok, roubles, type ReceivedCall } from './cityBackEnd.ts'

const day = 86_400_000

/** A permit that a driver holds, as a test knows it. */
export interface HeldPermit {
  readonly orderNum: string
  readonly type: string
  plate: string
  readonly endsAt: number
  isPaused: boolean
}

/** What is on sale: what the wire says of each permit, and how many days it lasts. */
const cards = [
  { code: 'month', name: 'Абонемент на месяц', type: 'month', cost: 225_000, days: 30 },
  { code: 'day', name: 'Абонемент на день', type: 'day', cost: 13_500, days: 1 },
  { code: 'yesterday', name: 'Абонемент за вчера', type: 'prev_day', cost: 13_500, days: 1 },
]

/** A city that sells permits, changes them and takes them back. */
export class PermitCity extends CityBackEnd {
  readonly permits: HeldPermit[] = []
  /** What the city wants for each permit; a test may change it. */
  readonly prices = new Map(cards.map(({ code, cost }) => [code, cost]))

  /** Gives the driver a permit that runs. */
  give(permit: Partial<HeldPermit> = {}): HeldPermit {
    const given: HeldPermit = {
      orderNum: `AB-${this.permits.length + 1}`,
      type: 'Абонемент на месяц',
      plate: 'А123ВС116',
      endsAt: this.now + 20 * day,
      isPaused: false,
      ...permit,
    }
    this.permits.push(given)
    return given
  }

  protected override answer(call: ReceivedCall): object {
    const { name, fields } = call
    const permit = this.permits.find(({ orderNum }) => orderNum === fields['orderNum'])
    switch (name) {
      case 'get-subscription':
        return ok(cards.map((card) => this.wireCard(card)))
      case 'get-benefits-v2':
        return ok(this.permits.map((held) => wirePermit(held)))
      case 'getTiming':
        return ok([{ value: 7 }, { value: 30 }])
      case 'selectedAbonements':
        return ok([this.wireOffer(call)])
      case 'subscription':
        return this.sell(call)
      case 'pauseAb':
      case 'continueAb':
      case 'changeGRZ':
      case 'refund':
        return permit === undefined ? refused('Абонемент не найден') : this.change(permit, call)
      default:
        return super.answer(call)
    }
  }

  private wireCard({ code, name, type }: (typeof cards)[number]): object {
    return {
      parkingPermit: name,
      parkingPermitCode: code,
      parkingPermitType: type,
      parkingPermitDesc: 'Действует во всех зонах города',
      cost: roubles(this.prices.get(code) ?? 0),
      zone: 'all',
    }
  }

  private wireOffer({ fields }: ReceivedCall): object {
    const { zones = '', timing = '', dateStart = '' } = fields
    const code = `constructor-${timing}`
    this.prices.set(code, Number(timing) * 5_000)
    return {
      permissionKind: `Абонемент на ${timing} дней`,
      permissionKindCode: code,
      permissionType: 'month',
      price: roubles(Number(timing) * 5_000),
      zones: zones.split(','),
      startDate: dateStart,
    }
  }

  private sell({ fields, key }: ReceivedCall): object {
    const { codeSubscription: code = '', vehicle: plate = '' } = fields
    const cost = this.prices.get(code) ?? 0
    if (fields['paymentService'] !== 'balance') {
      return ok({ RedirectURL: 'https://pay.example/checkout?order=8', orderId: '8' })
    }
    const refusal = this.charge(cost, key)
    if (refusal !== null) return refusal
    const card = cards.find((one) => one.code === code)
    this.give({
      plate,
      type: card?.name ?? 'Абонемент',
      endsAt: this.now + (card?.days ?? 30) * day,
    })
    this.record('subscription', cost, plate)
    return ok({ amount: '0.00' })
  }

  private change(permit: HeldPermit, { name, fields }: ReceivedCall): object {
    if (name === 'refund') {
      this.permits.splice(this.permits.indexOf(permit), 1)
      this.balance = (this.balance ?? 0) + 100_000
      this.record('cancel', 100_000, permit.plate)
      return done(permit, { amount: '1000.00' })
    }
    if (name === 'changeGRZ') permit.plate = fields['grzNew'] ?? ''
    else permit.isPaused = name === 'pauseAb'
    return done(permit)
  }
}

function wirePermit({ orderNum, type, plate, endsAt, isPaused }: HeldPermit): object {
  return {
    variation: 'abonement',
    type,
    zone: 'all',
    sale: 100,
    transport: { numberTs: plate, formatGrz: 'Russian', category: 'B' },
    orderNum,
    canChangeTs: true,
    canRefund: true,
    canPause: !isPaused,
    canContinue: isPaused,
    startOf: cityTime(endsAt - 30 * day),
    endOf: cityTime(endsAt),
  }
}

function done({ orderNum }: HeldPermit, more: object = {}): object {
  return { status: 'Ok', result: { orderNum, message: 'Готово', ...more } }
}

/** How permit calls refuse: in words for people, and without a name. */
export function refused(errorMessage: string): object {
  return { status: 'Error', errorMessage }
}
