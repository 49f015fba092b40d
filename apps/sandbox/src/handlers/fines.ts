import { member, type Call, type Handlers } from '../http/call.ts'
import { text } from '../wire/input.ts'
import { Refusal } from '../wire/Refusal.ts'
import { roubles } from '../wire/roubles.ts'
import { cityDateTime, writeTime } from '../wire/times.ts'

function listFines(call: Call) {
  const account = member(call)
  return call.store.all(
    call.store.from
      .selectFrom('fines')
      .selectAll()
      .where('city', '=', call.city.id)
      .where('account', '=', account.id)
      .orderBy('issued_at', 'desc'),
  )
}

/** A fine that waits for its money costs less for so long after the ruling. */
const DISCOUNT_LASTS = 30 * 24 * 60 * 60_000

function getFines(call: Call): unknown {
  const { timeZone, modes } = call.city
  const time = (instant: number) => writeTime(instant, timeZone, modes.fineTimeFormat)
  const fines = listFines(call).map((fine) => ({
    fineStatus: fine.status,
    uin: fine.uin,
    date: time(fine.issued_at),
    totalSum: roubles(fine.total),
    paidSum: roubles(fine.paid),
    sts: fine.sts,
    grz: fine.plate,
    start: time(fine.start_at),
    end: time(fine.end_at),
    place: fine.place,
    type: fine.type,
    provider: fine.provider,
    article: fine.article,
    offenseDate: time(fine.start_at),
    rulingDate: time(fine.ruled_at),
    discountDate: fine.status === 'Не оплачен' ? time(fine.ruled_at + DISCOUNT_LASTS) : undefined,
    orderNumber: fine.order_number,
  }))
  return { status: 'ok', result: fines }
}

async function getFineImage(call: Call): Promise<unknown> {
  const fine = listFines(call).find((known) => known.uin === text(call.input, 'uin'))
  if (!fine) throw new Refusal('ValidationError', { message: 'uin' })
  // What makes files takes longer to load than the whole server: it comes with the first file.
  const { finePhoto } = await import('../files/finePhoto.ts')
  const photo = await finePhoto({
    plate: fine.plate,
    place: fine.place,
    takenAt: cityDateTime(fine.start_at, call.city.timeZone),
  })
  return { status: 'ok', result: { image: photo.toString('base64') } }
}

/** Fines and their photographs. */
export const fineHandlers: Handlers = { getFines, getFineImage }
