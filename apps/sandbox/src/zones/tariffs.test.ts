import { calculateCost, priceAt, tariffAt } from '@parking/pricing'
import { expect, it } from 'vitest'
import { CITIES_FOLDER, readCalendar, readCityFiles } from '../city/readCityFiles.ts'
import { findPermitPrices, findTariffs } from './tariffs.ts'

const CITIES =
  'rostov sevastopol perm voronezh kazan ryazan tula belgorod kursk novosibirsk volgograd izhevsk yekaterinburg tyumen krasnodar sochi nizhny-novgorod makhachkala cheboksary ulan-ude tver kaluga ufa yaroslavl kaliningrad anapa novorossiysk'.split(
    ' ',
  )

const CALENDAR = { holidays: ['2026-11-04'], workingDays: [] }

type Case = [city: string, zone: string, start: string, roubles: number, category?: 'A' | 'C']

const FRIDAY: Case[] = [
  ['rostov', '101', '2026-11-20T10:00:00Z', 35],
  ['perm', '103', '2026-11-20T10:00:00Z', 40],
  ['kursk', '100', '2026-11-20T22:00:00Z', 100],
  ['kursk', '110', '2026-11-20T10:00:00Z', 200, 'C'],
  ['novosibirsk', '202', '2026-11-20T10:00:00Z', 50],
  ['sochi', '01', '2026-11-20T10:00:00Z', 170],
  ['tver', '400', '2026-11-20T10:00:00Z', 30],
  ['kazan', '101', '2026-11-20T10:00:00Z', 140],
  ['volgograd', '901', '2026-11-20T10:00:00Z', 30],
  ['volgograd', '901', '2026-11-20T10:00:00Z', 15, 'A'],
]

const FREE: Case[] = [
  ['rostov', '101', '2026-11-21T10:00:00Z', 0],
  ['rostov', '101', '2026-11-04T10:00:00Z', 0],
  ['rostov', '101', '2026-11-20T18:00:00Z', 0],
  ['novosibirsk', '201', '2026-11-22T10:00:00Z', 0],
  ['tver', '400', '2026-11-20T15:30:00Z', 0],
]

it.each([...FRIDAY, ...FREE])(
  'an hour in %s, zone %s, from %s costs %i',
  (city, number, start, roubles, category) => {
    const zone = findTariffs(city).find((each) => each.number === number)
    expect(zone).toBeDefined()
    const cost = calculateCost({
      zone: { tariff: zone?.tariff },
      start: Date.parse(start),
      durationMinutes: 60,
      timeZone: 'Europe/Moscow',
      calendar: CALENDAR,
      vehicle: { category: category ?? 'B' },
    })
    expect(cost.total).toBe(roubles * 100)
  },
)

it.each(CITIES)('%s has zones with numbers of their own and a roadside one', (city) => {
  const zones = findTariffs(city)
  expect(new Set(zones.map((zone) => zone.number)).size).toBe(zones.length)
  expect(zones.some((zone) => zone.type === 'roadside')).toBe(true)
})

it('says what is published and what is invented', () => {
  expect(findTariffs('tver').every((zone) => zone.source === 'published')).toBe(true)
  expect(findTariffs('voronezh').every((zone) => zone.source === 'invented')).toBe(true)
  expect(findPermitPrices('tula')).toMatchObject({ source: 'published', prices: { day: 13_500 } })
  expect(findPermitPrices('kazan').source).toBe('invented')
})

it.each(readCityFiles(CITIES_FOLDER))(
  '$id says until when a price holds, over weeks with holidays',
  (city) => {
    const context = { timeZone: city.timeZone, calendar: readCalendar(CITIES_FOLDER) }
    const start = Date.parse('2026-12-18T00:30:00Z')
    for (const { tariff } of findTariffs(city.id)) {
      for (let hours = 0; hours < 30 * 24; hours += 5) {
        const now = start + hours * 3_600_000
        const price = priceAt({ tariff }, now, context)
        const hourlyAt = (instant: number) => tariffAt({ tariff }, instant, context).hourlyPrice
        const { perHour } = price
        expect(hourlyAt(now)).toBe(perHour)
        if (price.until === null) continue
        expect(price.until).toBeGreaterThan(now)
        expect(hourlyAt(price.until - 1)).toBe(perHour)
        expect(hourlyAt(price.until)).not.toBe(perHour)
      }
    }
  },
)
