import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadCalendar, loadCities } from '../scripts/lib/loadCities.ts'

const halves = { S: [0.12, 0.07], M: [0.2, 0.11], L: [0.3, 0.15] } as const

const table = [
  ['rostov', 'Ростов-на-Дону', 39.719, 47.222, 'L', 'Europe/Moscow'],
  ['sevastopol', 'Севастополь', 33.525, 44.617, 'L', 'Europe/Simferopol'],
  ['perm', 'Пермь', 56.234, 58.01, 'L', 'Asia/Yekaterinburg'],
  ['voronezh', 'Воронеж', 39.197, 51.659, 'M', 'Europe/Moscow'],
  ['kazan', 'Казань', 49.112, 55.794, 'L', 'Europe/Moscow'],
  ['ryazan', 'Рязань', 39.736, 54.625, 'M', 'Europe/Moscow'],
  ['tula', 'Тула', 37.615, 54.192, 'M', 'Europe/Moscow'],
  ['belgorod', 'Белгород', 36.586, 50.598, 'M', 'Europe/Moscow'],
  ['kursk', 'Курск', 36.193, 51.73, 'M', 'Europe/Moscow'],
  ['novosibirsk', 'Новосибирск', 82.921, 55.028, 'L', 'Asia/Novosibirsk'],
  ['volgograd', 'Волгоград', 44.517, 48.707, 'L', 'Europe/Volgograd'],
  ['izhevsk', 'Ижевск', 53.212, 56.853, 'M', 'Europe/Samara'],
  ['yekaterinburg', 'Екатеринбург', 60.606, 56.839, 'L', 'Asia/Yekaterinburg'],
  ['tyumen', 'Тюмень', 65.534, 57.153, 'M', 'Asia/Yekaterinburg'],
  ['krasnodar', 'Краснодар', 38.976, 45.04, 'M', 'Europe/Moscow'],
  ['nizhny-novgorod', 'Нижний Новгород', 44.005, 56.324, 'L', 'Europe/Moscow'],
  ['makhachkala', 'Махачкала', 47.505, 42.985, 'M', 'Europe/Moscow'],
  ['cheboksary', 'Чебоксары', 47.249, 56.144, 'M', 'Europe/Moscow'],
  ['ulan-ude', 'Улан-Удэ', 107.584, 51.834, 'M', 'Asia/Irkutsk'],
  ['tver', 'Тверь', 35.912, 56.859, 'M', 'Europe/Moscow'],
  ['kaluga', 'Калуга', 36.252, 54.506, 'M', 'Europe/Moscow'],
  ['ufa', 'Уфа', 55.958, 54.735, 'L', 'Asia/Yekaterinburg'],
  ['yaroslavl', 'Ярославль', 39.898, 57.622, 'M', 'Europe/Moscow'],
  ['kaliningrad', 'Калининград', 20.507, 54.708, 'M', 'Europe/Kaliningrad'],
  ['anapa', 'Анапа', 37.316, 44.895, 'S', 'Europe/Moscow'],
  ['novorossiysk', 'Новороссийск', 37.769, 44.724, 'M', 'Europe/Moscow'],
] as const

const cities = loadCities()
function byId(id: string): (typeof cities)[number] {
  const found = cities.find((city) => city.id === id)
  if (found === undefined) throw new Error(`no ${id}`)
  return found
}
/** A city that somebody adds is as it is. */
const ours = cities.filter(({ id }) => id === 'sochi' || table.some(([known]) => known === id))
const idsWhere = (holds: (city: (typeof cities)[number]) => boolean) =>
  ours.filter(holds).map(({ id }) => id)

describe('the cities', () => {
  it('are all there', () => {
    expect(idsWhere(() => true)).toEqual(
      expect.arrayContaining(['sochi', ...table.map(([id]) => id)]),
    )
    expect(table).toHaveLength(26)
  })

  it.each(table)('%s, %s, lies where it lies', (id, name, lon, lat, box, timeZone) => {
    const [dx, dy] = halves[box]
    const { mapBounds, ...city } = byId(id)
    expect(city).toMatchObject({ titles: { ru: name }, mapCenter: [lon, lat], timeZone })
    expect(mapBounds.southWest[0]).toBeCloseTo(lon - dx, 6)
    expect(mapBounds.southWest[1]).toBeCloseTo(lat - dy, 6)
    expect(mapBounds.northEast[0]).toBeCloseTo(lon + dx, 6)
    expect(mapBounds.northEast[1]).toBeCloseTo(lat + dy, 6)
  })

  it('has a box of its own for Sochi', () => {
    expect(byId('sochi')).toMatchObject({
      mapCenter: [39.723, 43.586],
      mapBounds: { southWest: [39.6, 43.38], northEast: [40.05, 43.7] },
      timeZone: 'Europe/Moscow',
    })
  })

  it('opens every map at zoom 16 of 13 to 20', () => {
    for (const { zoom } of ours) expect(zoom).toEqual({ min: 13, max: 20, initial: 16 })
  })

  it('knows what is special', () => {
    expect(byId('rostov').smsPrefix).toBe('61')
    expect(byId('sevastopol').smsPrefix).toBe('92')
    expect(idsWhere(({ smsPrefix }) => smsPrefix !== null)).toEqual(['rostov', 'sevastopol'])
    expect(idsWhere(({ cadastral }) => cadastral)).toEqual(['rostov'])
    expect(idsWhere(({ updatePage }) => updatePage)).toEqual(['perm', 'voronezh'])
    expect(idsWhere(({ flags }) => flags.permitConstructor)).toEqual(['kazan', 'tula'])
    expect(idsWhere(({ flags }) => flags.guestPayment)).toEqual(['kazan', 'tula'])
    expect(idsWhere((city) => city.planarParkingAvailable)).toEqual(['belgorod', 'kazan'])
  })

  it('pay at hosts that they name', () => {
    for (const { paymentHosts } of ours) expect(paymentHosts).toEqual(['pay.parking.example'])
  })

  it('turns everything on in the demonstration city', () => {
    const { alternativeReservationView, ...flags } = byId('kazan').flags
    expect(alternativeReservationView).toBe(false)
    expect(Object.values(flags)).not.toContain(false)
  })
})

describe('the calendar', () => {
  const { holidays, workingDays } = loadCalendar()

  it.each([2026, 2027])('has the holidays of %i', (year) => {
    const yearly = ['01-01', '01-02', '01-03', '01-04', '01-05', '01-06', '01-07', '01-08']
    const days = [...yearly, '02-23', '03-08', '05-01', '05-09', '06-12', '11-04']
    expect(holidays).toEqual(expect.arrayContaining(days.map((day) => `${year}-${day}`)))
  })

  it('has the days that were moved, and no others', () => {
    const moved = ['2026-01-09', '2026-03-09', '2026-05-11', '2026-12-31', '2027-02-22']
    const more = ['2027-05-03', '2027-05-10', '2027-06-14', '2027-11-05', '2027-12-31']
    expect(holidays).toEqual(expect.arrayContaining([...moved, ...more]))
    expect(holidays).toHaveLength(2 * 14 + 10)
    expect(workingDays).toEqual(['2027-02-20'])
  })
})

describe('a broken file', () => {
  let folder: string

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'cities-'))
    cpSync(import.meta.dirname, folder, { recursive: true })
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  function change(file: string, fields: object): void {
    const path = join(folder, file)
    writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), ...fields }))
  }

  const bill = (fields: Readonly<Record<string, string>>) => ({
    recipient: 'Оператор',
    inn: '7707083893',
    account: '40702810000000000000',
    bank: 'Банк',
    bik: '044525000',
    ...fields,
  })
  const tilesAt = (url: string) => ({
    mapSource: {
      kind: 'vector',
      schema: 'shortbread',
      url,
      attribution: { ru: 'Карта', en: 'Map' },
    },
  })

  it.each([
    [{ id: 'tula' }, 'perm.json: id: must be the name of the file'],
    [{ timeZone: 'Asia/Perm' }, 'perm.json: timeZone: unknown: Asia/Perm'],
    [{ mapCenter: [10, 20] }, 'perm.json: mapCenter: must lie within mapBounds'],
    [{ zoom: { min: 12, max: 20, initial: 16 } }, 'perm.json: zoom.min: must be >= 13'],
    [{ zoom: { min: 13, max: 15, initial: 16 } }, 'perm.json: zoom.initial: must lie within zoom'],
    [{ colour: 'red' }, 'perm.json: colour: must NOT have additional properties'],
    [{ contacts: { phone: '+70000000000' } }, 'perm.json: contacts.email: must have required'],
    [{ flags: { easyAuth: 'yes' } }, 'perm.json: flags.easyAuth: must be boolean'],
    [{ accent: '#ffee00' }, 'perm.json: accent: white text on it'],
    [{ mapSource: { kind: 'wms' } }, 'perm.json: mapSource.kind: must be equal to constant'],
    [
      { mapSource: { kind: 'vector', schema: 'mapzen' } },
      'perm.json: mapSource.schema: must be one of shortbread, openmaptiles',
    ],
    [{ apiUrl: 'http://perm.parking.example/' }, 'perm.json: apiUrl: must match pattern'],
    [{ apiUrl: 'https://user:secret@perm.example/' }, 'perm.json: apiUrl: must match pattern'],
    [{ apiUrl: 'https:////' }, 'perm.json: apiUrl: must match pattern'],
    [{ apiUrl: 'https://per%m/' }, 'perm.json: apiUrl: no address'],
    [{ siteUrl: 'https://per%m/' }, 'perm.json: siteUrl: no address'],
    [tilesAt('http://tiles.example/{z}/{x}/{y}'), 'perm.json: mapSource.url: must match pattern'],
    [tilesAt('https://tiles.example/{z}/{x}/{x}'), 'perm.json: mapSource.url: must match pattern'],
    [{ policyReportsUrl: 'http://r.example/' }, 'perm.json: policyReportsUrl: must match pattern'],
    [
      { policyReportsUrl: 'https://r.example/;' },
      'perm.json: policyReportsUrl: must match pattern',
    ],
    [{ policyReportsUrl: 'https://per%m/' }, 'perm.json: policyReportsUrl: no address'],
    [{ errorReportsUrl: 'http://r.example/' }, 'perm.json: errorReportsUrl: must match pattern'],
    [{ errorReportsUrl: 'https://per%m/' }, 'perm.json: errorReportsUrl: no address'],
    [{ idleMinutes: { driver: 4 } }, 'perm.json: idleMinutes.driver: must be >= 5'],
    [{ idleMinutes: { company: 0 } }, 'perm.json: idleMinutes.company: must be >= 5'],
    [{ idleMinutes: 15 }, 'perm.json: idleMinutes: must be object'],
    [{ company: { callsAtOnce: 0 } }, 'perm.json: company.callsAtOnce: must be >= 1'],
    [{ company: { callsAtOnce: 9 } }, 'perm.json: company.callsAtOnce: must be <= 8'],
    [{ company: { topUp: { ru: 'Слова' } } }, 'perm.json: company.topUp.en: must have required'],
    [{ company: { bill: bill({ bik: '1' }) } }, 'perm.json: company.bill.bik: must match pattern'],
    [{ idleMinutes: { guest: 15 } }, 'perm.json: idleMinutes.guest: must NOT have additional'],
    [{ cardPageUrl: 'https://pay.example/card' }, 'perm.json: cardPageUrl: must match pattern'],
    [
      { cardPageUrl: 'http://pay.example/{invoiceId}' },
      'perm.json: cardPageUrl: must match pattern',
    ],
    [
      { cardPageUrl: 'https://elsewhere.example/{invoiceId}' },
      'perm.json: cardPageUrl: its host must be one of paymentHosts',
    ],
    [{ paymentHosts: undefined }, 'perm.json: paymentHosts: must have required'],
    [{ paymentHosts: ['https://pay.example'] }, 'perm.json: paymentHosts.0: must match pattern'],
    [{ paymentHosts: ['localhost'] }, 'perm.json: paymentHosts.0: must match pattern'],
    [{ titles: { ru: ' ', en: 'Perm' } }, 'perm.json: titles.ru: must match pattern'],
  ])('%j is refused: %s', (fields, message) => {
    change('perm.json', fields)
    expect(() => loadCities(folder)).toThrow(message)
  })

  it('does not hide the problems of another', () => {
    change('perm.json', { cadastral: 1 })
    writeFileSync(join(folder, 'tula.json'), '{')
    expect(() => loadCities(folder)).toThrow(
      /perm\.json: cadastral: must be boolean\ntula\.json: no J/,
    )
  })

  it.each(['null', '[]', '"perm"', '0'])('is none with %s in it', (content) => {
    writeFileSync(join(folder, 'perm.json'), content)
    expect(() => loadCities(folder)).toThrow('perm.json: the whole: must be object')
  })

  it('is no city but the calendar', () => {
    change('calendar.json', { holidays: ['2026-02-30'] })
    expect(() => loadCalendar(folder)).toThrow(
      'calendar.json: holidays.0: must match format "date"',
    )
  })
})
