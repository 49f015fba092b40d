import { formatUntil, type KnownZonePrice } from '@parking/domain'
import type { Instant } from '@parking/pricing'
import { formatShortMoney } from '@parking/ui'
import { useAppContext } from '../context/AppContext.ts'
import { useTexts, type Translate } from '../context/useTexts.ts'
import { type ru, runtimeTexts } from '../texts/ru.ts'

/** What an hour costs now, in words. */
export interface PriceText {
  /** `Бесплатно`, `140 ₽ в час`; with its own end where another price follows it. */
  readonly price: string
  /** Until when: `до завтра, 08:00`, `платно до 19:00`, `платно круглосуточно`. */
  readonly until: string
  /** What an hour costs after free time: `потом 140 ₽ в час`; null where nothing follows. */
  readonly next: string | null
  /** All of it in one line. */
  readonly line: string
}

/** Words what an hour costs now and until when, by the clocks of the city. */
export function usePriceText(): (price: KnownZonePrice, now: Instant) => PriceText {
  const { city } = useAppContext()
  const { t, language } = useTexts(runtimeTexts)
  return (price, now) => {
    const sayTime = (at: Instant) => formatUntil(at, now, { timeZone: city.timeZone, language })
    const sayMoney = (perHour: number) => formatShortMoney(perHour, language)
    return price.kind === 'free'
      ? sayFree(t, price, sayTime, sayMoney)
      : sayPaid(t, forADay(price, now), sayTime, sayMoney)
  }
}

const day = 86_400_000

/** Leaves out a change that no stay of today meets, such as the end of a benefit next year. */
function forADay(price: PaidPrice, now: Instant): PaidPrice {
  return price.until !== null && price.until - now > day ? { ...price, until: null } : price
}

type PaidPrice = Extract<KnownZonePrice, { kind: 'paid' }>
type Text = Translate<typeof ru>
type Say = (value: number) => string

function sayFree(
  t: Text,
  { until, nextPerHour }: Extract<KnownZonePrice, { kind: 'free' }>,
  sayTime: Say,
  sayMoney: Say,
): PriceText {
  const price = t('price.free')
  if (until === null || nextPerHour === null) {
    const always = t('price.freeAlways')
    return { price, until: always, next: null, line: `${price} ${always}` }
  }
  const end = t('price.freeUntil', { time: sayTime(until) })
  const next = t('price.next', { price: sayMoney(nextPerHour) })
  return { price, until: end, next, line: `${price} ${end}, ${next}` }
}

function sayPaid(
  t: Text,
  { perHour, until: changes, freeFrom }: PaidPrice,
  sayTime: Say,
  sayMoney: Say,
): PriceText {
  const amount = sayMoney(perHour)
  const price =
    changes === null || changes === freeFrom
      ? t('price.perHour', { price: amount })
      : t('price.perHourUntil', { price: amount, time: sayTime(changes) })
  const until =
    freeFrom === null ? t('price.paidAlways') : t('price.paidUntil', { time: sayTime(freeFrom) })
  return { price, until, next: null, line: `${price}, ${until}` }
}
