import {
  DEFAULT_HOURLY_PRICE,
  roublesWord,
  type PriceInterval,
  type Tariff,
} from '@parking/pricing'

const DAYS = ['default', 'saturday', 'sunday', 'holiday'] as const
type Day = (typeof DAYS)[number]

const NAMES: Readonly<Record<string, string>> = {
  default: 'по будням',
  saturday: 'по субботам',
  sunday: 'по воскресеньям',
  holiday: 'по праздникам',
  'saturday sunday': 'по выходным',
  'saturday sunday holiday': 'по выходным и праздникам',
  'sunday holiday': 'по воскресеньям и праздникам',
  'default saturday': 'с понедельника по субботу',
  'default saturday sunday': 'кроме праздников',
  'default saturday sunday holiday': 'ежедневно',
}

const CATEGORIES = { A: 'мотоциклы', B: 'легковые', C: 'грузовики', D: 'автобусы', M: 'мопеды' }

/**
 * Says what parking costs as a sign does, a line for days of the same prices: «100 рублей в час, по
 * будням, 8:00–20:00». A time that no line names costs nothing.
 */
export function describePrices({ prices, freeMinutes = 0 }: Tariff): readonly string[] {
  if (prices.length === 0) return [`${perHour(DEFAULT_HOURLY_PRICE)}, круглосуточно`]
  const byText = new Map<string, Day[]>()
  for (const day of DAYS) {
    for (const text of describeDay(prices, day)) {
      byText.set(text, [...(byText.get(text) ?? []), day])
    }
  }
  const lines = [...byText].map(([text, days]) => text.replace('{days}', nameDays(days)))
  const free = freeMinutes > 0 ? [`первые ${freeMinutes} минут бесплатно`] : []
  return [...lines, ...free]
}

/** What a day costs; a day without prices of its own has the default ones. */
function describeDay(prices: readonly PriceInterval[], day: Day): readonly string[] {
  const own = prices.filter(({ dayType }) => dayType === day)
  const intervals = own.length > 0 ? own : prices.filter(({ dayType }) => dayType === 'default')
  return intervals
    .filter(({ hourlyPrice }) => hourlyPrice > 0)
    .map(({ from, to, hourlyPrice, category }) => {
      const who = category === undefined ? '' : `${CATEGORIES[category]}: `
      return `${who}${perHour(hourlyPrice)}, {days}, ${describeHours(from, to)}`
    })
}

function nameDays(days: readonly Day[]): string {
  return NAMES[days.join(' ')] ?? days.map((day) => NAMES[day]).join(' и ')
}

function describeHours(from: string, to: string): string {
  const end = /^(00:00|24:00|23:59:59)/.test(to) ? '24:00' : to
  if (from.startsWith('00:00') && end === '24:00') return 'круглосуточно'
  const short = (time: string) => time.slice(0, 5).replace(/^0/, '')
  return `${short(from)}–${short(end)}`
}

function perHour(kopecks: number): string {
  const roubles = kopecks / 100
  return `${String(roubles).replace('.', ',')} ${roublesWord(roubles)} в час`
}
