import type { CityContext } from '../city/CityContext.ts'
import { createAppeal } from '../city/appeals.ts'
import { ANY } from '../parking/listPermits.ts'
import { DRIVER } from './demoAccounts.ts'
import { findBarrierParking, issueTicket } from '../parking/barrier.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR

/** Fines in every state the specification names a colour for. */
const FINES = ['Не оплачен', 'Оплачен', 'Направлено приставам', 'Отправлено']

/** Gives a driver fines, a benefit of the city, an appeal and documents. */
export function seedBelongings(context: CityContext, account: number, plate: string): void {
  const { store, city, now } = context
  FINES.forEach((status, index) => {
    const at = now - (index * 11 + 3) * DAY
    const total = 250_000
    store.run(
      store.from.insertInto('fines').values({
        uin: `0355431010126112100${String(index + 1).padStart(6, '0')}`,
        city: city.id,
        account,
        status,
        issued_at: at + DAY,
        total,
        paid: status === 'Оплачен' ? total : 0,
        sts: '1600123456',
        plate,
        start_at: at,
        end_at: at + 2 * HOUR,
        place: city.zones.all[index % city.zones.all.length]?.name ?? '',
        type: 'Неоплата парковки',
        provider: 'Администрация города',
        article: 'Неоплата размещения транспортного средства на платной парковке',
        ruled_at: at + 2 * DAY,
        order_number: `P-${index + 1}`,
      }),
    )
  })
  store.run(
    store.from.insertInto('permits').values({
      city: city.id,
      account,
      order_num: 'BENEFIT-1',
      code: 'family',
      variation: 'benefit',
      type: 'Льгота многодетной семьи',
      zones: ANY,
      percent: 10,
      plate,
      start_at: now - 30 * DAY,
      end_at: now + 335 * DAY,
      paused_at: null,
      refunded: 0,
      price: 0,
      can_change: 0,
      can_refund: 0,
      can_pause: 0,
    }),
  )
  store.run(
    store.from
      .insertInto('documents')
      .values({ city: city.id, account, title: '16 00 123456', type: 'STS' }),
  )
  createAppeal(
    { ...context, now: now - 2 * DAY },
    {
      account,
      subject: 'Оплата парковки',
      email: DRIVER.email,
      phone: DRIVER.phone,
      message: 'Здравствуйте! Как перенести остаток времени на другой автомобиль?',
    },
  )
}

/** Tickets of barrier parkings: one just given, one of two hours, one of yesterday. */
export function seedTickets(context: CityContext): void {
  const parking = findBarrierParking(context.city)
  if (parking === undefined) return
  const given = { '100001': 5 * 60_000, '100002': 2 * HOUR, '100003': DAY }
  for (const [number, ago] of Object.entries(given)) {
    issueTicket({ ...context, now: context.now - ago }, { number, parking })
  }
}
