import type { PriceInterval, Tariff, VehicleCategory } from '@parking/pricing'

/**
 * Where a zone's price comes from: the city publishes zone and price; it publishes the price and
 * the zone's number is ours; all of it is invented.
 */
export type TariffSource = 'published' | 'numbered here' | 'invented'

/** A zone as the sandbox starts with it. Zones of a city stand from the centre outwards. */
export interface SeedZone {
  number: string
  name: string
  type: 'roadside' | 'barrier'
  source: TariffSource
  tariff: Tariff
}

/** What a permit costs in a city that publishes it, kopecks. */
export interface PermitPrices {
  day: number
  week: number
  month: number
  quarter: number
}

type Days = 'weekdays' | 'daily' | 'but Sundays and holidays'

interface Hours {
  days: Days
  from: string
  to: string
}

const FREE_DAYS = {
  weekdays: ['saturday', 'sunday', 'holiday'],
  daily: [],
  'but Sundays and holidays': ['sunday', 'holiday'],
} as const

const ROUND_THE_CLOCK: Hours = { days: 'daily', from: '00:00:00', to: '24:00:00' }

function weekdays(from: number, to: number): Hours {
  return { days: 'weekdays', from: hour(from), to: hour(to) }
}

function daily(from: number, to: number): Hours {
  return { days: 'daily', from: hour(from), to: hour(to) }
}

function hour(value: number): string {
  return `${String(value).padStart(2, '0')}:00:00`
}

interface More {
  /** Other prices an hour for single categories, roubles. */
  categories?: readonly (readonly [category: VehicleCategory, roubles: number])[]
  freeMinutes?: number
  type?: SeedZone['type']
}

function zone(
  number: string,
  name: string,
  source: TariffSource,
  roubles: number,
  hours: Hours,
  more: More = {},
): SeedZone {
  const paid: Omit<PriceInterval, 'hourlyPrice'> = {
    dayType: 'default',
    from: hours.from,
    to: hours.to,
  }
  const prices: PriceInterval[] = [{ ...paid, hourlyPrice: roubles * 100 }]
  for (const [category, price] of more.categories ?? []) {
    prices.push({ ...paid, hourlyPrice: price * 100, category })
  }
  // A day type without any interval would take the default ones: a free day is said to be free.
  for (const dayType of FREE_DAYS[hours.days]) {
    prices.push({ dayType, from: '00:00:00', to: '24:00:00', hourlyPrice: 0 })
  }
  const { freeMinutes } = more
  const tariff: Tariff = { prices, ...(freeMinutes !== undefined && { freeMinutes }) }
  return { number, name, type: more.type ?? 'roadside', source, tariff }
}

const NAMES = ['Центр', 'Вокзал', 'Заречье', 'Университет']

function invented(hours: Hours, ...roubles: readonly number[]): SeedZone[] {
  return roubles.map((price, at) =>
    zone(String(101 + at), NAMES[at] ?? 'Окраина', 'invented', price, hours),
  )
}

function kazan(): SeedZone[] {
  const names = [
    ['Кремль', 140],
    ['Центр', 140],
    ['Набережная', 140],
    ['Рынок', 130],
    ['Университет', 130],
    ['Театр', 130],
    ['Вокзал', 130],
    ['Слобода', 100],
    ['Заречье', 100],
    ['Стадион', 100],
    ['Парк Победы', 100],
    ['Авиастроители', 100],
  ] as const
  const roadside = names.map(([name, price], at) =>
    zone(String(101 + at), name, 'numbered here', price, weekdays(8, 19)),
  )
  const barrier = zone('900', 'Парковки со шлагбаумом', 'invented', 60, ROUND_THE_CLOCK, {
    freeMinutes: 15,
    type: 'barrier',
  })
  return [...roadside, barrier]
}

/** The zones every city starts with (decisions: Cities, published tariffs). */
const ZONES: Readonly<Record<string, readonly SeedZone[]>> = {
  rostov: [
    zone('101', 'Центр', 'numbered here', 35, weekdays(8, 20)),
    zone('102', 'Набережная', 'numbered here', 35, weekdays(8, 20)),
    zone('103', 'Вокзал', 'numbered here', 35, weekdays(8, 20)),
  ],
  sevastopol: [
    zone('101', 'Центр', 'numbered here', 35, weekdays(8, 20)),
    zone('201', 'Балаклава', 'numbered here', 50, daily(8, 20)),
  ],
  perm: [
    zone('103', 'Центр', 'published', 40, weekdays(9, 19)),
    zone('101', 'Эспланада', 'published', 30, weekdays(9, 19)),
    zone('201', 'Разгуляй', 'published', 30, weekdays(9, 19)),
    zone('202', 'Набережная', 'published', 30, ROUND_THE_CLOCK),
    zone('301', 'Вокзал', 'published', 30, weekdays(9, 19)),
    zone('302', 'Мотовилиха', 'published', 30, ROUND_THE_CLOCK),
  ],
  kazan: kazan(),
  kursk: [
    zone('100', 'Центр', 'published', 100, ROUND_THE_CLOCK, { categories: [['C', 200]] }),
    zone('110', 'Вокзал', 'published', 100, weekdays(8, 20), { categories: [['C', 200]] }),
  ],
  novosibirsk: [
    zone('201', 'Центр', 'published', 100, {
      ...ROUND_THE_CLOCK,
      days: 'but Sundays and holidays',
    }),
    zone('202', 'Вокзал', 'published', 50, {
      ...ROUND_THE_CLOCK,
      days: 'but Sundays and holidays',
    }),
  ],
  sochi: [
    zone('01', 'Центр', 'published', 170, weekdays(8, 20)),
    zone('02', 'Набережная', 'published', 125, weekdays(8, 20)),
    zone('03', 'Вокзал', 'published', 105, weekdays(8, 20)),
  ],
  volgograd: [
    zone('901', 'Центр', 'published', 40, daily(8, 20), {
      categories: [['A', 20]],
      freeMinutes: 15,
    }),
  ],
  tver: [
    zone('200', 'Центр', 'published', 30, weekdays(8, 20)),
    zone('400', 'Вокзал', 'published', 30, weekdays(8, 18)),
  ],
  // The price is published, the hours are not.
  tula: [
    zone('101', 'Центр', 'numbered here', 40, daily(8, 20)),
    zone('102', 'Вокзал', 'numbered here', 40, daily(8, 20)),
  ],
  belgorod: [
    ...invented(weekdays(8, 20), 40, 30),
    zone('900', 'Парковки со шлагбаумом', 'numbered here', 30, ROUND_THE_CLOCK, {
      freeMinutes: 15,
      type: 'barrier',
    }),
  ],
  voronezh: invented(daily(8, 20), 60, 50, 40),
  ryazan: invented(weekdays(8, 20), 50, 40, 30),
  izhevsk: invented(weekdays(8, 19), 40, 30),
  yekaterinburg: invented(weekdays(8, 20), 80, 60, 40, 30),
  tyumen: invented(weekdays(8, 20), 60, 50, 40),
  krasnodar: invented(daily(8, 20), 70, 50, 40),
  'nizhny-novgorod': invented(weekdays(8, 20), 70, 50, 40, 30),
  makhachkala: invented(daily(9, 21), 50, 30),
  cheboksary: invented(weekdays(8, 19), 40, 30),
  'ulan-ude': invented(weekdays(9, 20), 40, 30),
  kaluga: invented(weekdays(8, 20), 40, 30),
  ufa: invented(weekdays(8, 20), 60, 50, 30),
  yaroslavl: invented(weekdays(8, 20), 50, 40, 30),
  kaliningrad: invented(daily(8, 20), 60, 40, 30),
  anapa: invented(daily(8, 22), 80, 60),
  novorossiysk: invented(daily(8, 20), 60, 40, 30),
}

const INVENTED_PERMITS: PermitPrices = {
  day: 25_000,
  week: 120_000,
  month: 400_000,
  quarter: 1_000_000,
}

/** Finds the zones and tariffs a city starts with; for an unknown city, two invented ones. */
export function findTariffs(cityId: string): readonly SeedZone[] {
  return ZONES[cityId] ?? invented(weekdays(8, 20), 50, 30)
}

/** Finds what permits cost in a city, kopecks, and whether that is published. */
export function findPermitPrices(cityId: string): { source: TariffSource; prices: PermitPrices } {
  return cityId === 'tula'
    ? {
        source: 'published',
        prices: { day: 13_500, week: 60_000, month: 225_000, quarter: 600_000 },
      }
    : { source: 'invented', prices: INVENTED_PERMITS }
}
