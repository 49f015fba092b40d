/**
 * Measures the cost of stays beside the minute-by-minute twin, opening_hours.js and date-fns, in
 * one run; `--write` puts the figures into the README.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { differenceInMinutes, eachDayOfInterval, isWeekend, max, min, setHours } from 'date-fns'
import { do_not_optimize, measure } from 'mitata'
import OpeningHours from 'opening_hours'
import { calculateCost, compileTariff, type PriceInterval } from '../src/index.ts'
import { slowCost } from '../test/slowCost.ts'

const timeZone = 'Europe/Moscow'
// The others reckon in the machine's zone.
process.env['TZ'] = timeZone

const weekend = ['saturday', 'sunday'] as const
const prices: PriceInterval[] = [
  { dayType: 'default', from: '08:00', to: '20:00', hourlyPrice: 3500 },
  ...weekend.map((dayType) => ({ dayType, from: '00:00', to: '24:00', hourlyPrice: 0 })),
]
const context = {
  zone: { tariff: { prices } },
  timeZone,
  calendar: { holidays: [], workingDays: [] },
}
const start = Date.parse('2026-11-16T06:00Z')
const compiled = compileTariff(context)
const durations = Array.from({ length: 96 }, (_, index) => (index + 1) * 15)
const opening = new OpeningHours('Mo-Fr 08:00-20:00')

const subjects = {
  'calculateCost, with parts': (from: number, minutes: number) =>
    calculateCost({ ...context, start: from, durationMinutes: minutes }).total,
  'compiled, total only': (from: number, minutes: number) => compiled.total(from, minutes),
  'minute by minute': (from: number, minutes: number) =>
    slowCost({ ...context, start: from, durationMinutes: minutes }).total,
  'opening_hours.js': (from: number, minutes: number) => {
    const open = opening.getOpenIntervals(new Date(from), new Date(from + minutes * 60_000))
    const paid = open.map(([opens, closes]) => (closes.getTime() - opens.getTime()) / 60_000)
    return Math.floor((paid.reduce((sum, part) => sum + part, 0) * 3500) / 60)
  },
  'date-fns': (from: number, minutes: number) => {
    const stay = { start: new Date(from), end: new Date(from + minutes * 60_000) }
    const paid = eachDayOfInterval(stay).map((day) => {
      const opens = max([stay.start, setHours(day, 8)])
      const closes = min([stay.end, setHours(day, 20)])
      return isWeekend(day) || closes < opens ? 0 : differenceInMinutes(closes, opens)
    })
    return Math.floor((paid.reduce((sum, part) => sum + part, 0) * 3500) / 60)
  },
}
const stays = { '2 hours': 120, '24 hours': 1440, '30 days': 43_200 }

checkAgreement()
const lines = await tableLines()
const all96 = await nanoseconds((index) => compiled.totals(startOf(index), durations))
const report = `${lines.join('\n')}

Stays a second and, in brackets, how many times those of opening_hours.js; starts through a day, one
core, Node ${process.versions.node}. The price of all 96 durations of a form takes ${(all96 / 1000).toFixed(1)} microseconds.
`
console.log(report)
if (process.argv.includes('--write')) writeReport(report)

function startOf(index: number): number {
  return start + (index % 1440) * 60_000
}

function checkAgreement() {
  for (const [name, price] of Object.entries(subjects)) {
    for (const minutes of Object.values(stays)) {
      const expected = subjects['calculateCost, with parts'](start, minutes)
      const got = price(start, minutes)
      // The others floor the whole stay, not each part.
      if (Math.abs(got - expected) > 30) throw new Error(`${name}: ${got}, not ${expected}`)
    }
  }
}

async function tableLines(): Promise<string[]> {
  const lengths = Object.keys(stays)
  const rows = new Map<string, number[]>()
  for (const [name, price] of Object.entries(subjects)) {
    const row: number[] = []
    for (const minutes of Object.values(stays)) {
      row.push(1e9 / (await nanoseconds((index) => price(startOf(index), minutes))))
    }
    rows.set(name, row)
  }
  const base = rows.get('opening_hours.js') ?? []
  const cells = [...rows].map(([name, row]) => {
    const figures = row.map(
      (rate, index) => `${rounded(rate)} (${ratio(rate, base[index] ?? rate)})`,
    )
    return [name].concat(figures)
  })
  return [['', ...lengths], ['---', ...lengths.map(() => '---')], ...cells].map(
    (line) => `| ${line.join(' | ')} |`,
  )
}

async function nanoseconds(subject: (index: number) => unknown): Promise<number> {
  let index = 0
  const { avg } = await measure(() => do_not_optimize(subject(index++)), {
    min_cpu_time: 200_000_000,
  })
  return avg
}

function rounded(rate: number): string {
  return Number(rate.toPrecision(2)).toLocaleString('en-US')
}

function ratio(rate: number, base: number): string {
  return String(Number((rate / base).toPrecision(2)))
}

function writeReport(text: string) {
  const file = new URL('../README.md', import.meta.url)
  const readme = readFileSync(file, 'utf8')
  const block = /(<!-- figures -->\n)[\s\S]*(<!-- \/figures -->)/
  writeFileSync(
    file,
    readme.replace(block, (_, open: string, close: string) => `${open}\n${text}\n${close}`),
  )
}
