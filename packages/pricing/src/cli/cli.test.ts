import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { runCommand } from './runCommand.ts'

const whole = { from: '00:00', to: '24:00' }
const files: Record<string, unknown> = {
  good: {
    prices: [
      { dayType: 'default', from: '08:00', to: '20:00', hourlyPrice: 4000 },
      { dayType: 'saturday', ...whole, hourlyPrice: 0 },
      { dayType: 'sunday', ...whole, hourlyPrice: 0 },
    ],
    freeMinutes: 15,
    billingStepMinutes: 30,
  },
  none: { prices: [] },
  bad: { prices: [{ dayType: 'default', ...whole, hourlyPrice: 35.5 }] },
  misspelt: { prices: [], billingStep: 30 },
  calendar: { holidays: ['2026-11-04'], workingDays: ['2027-02-20'] },
  badCalendar: { holidays: ['4.11.'], workingDays: [] },
}
const read = (path: string) => {
  if (path === 'text') return 'no JSON'
  if (path === 'marked') return `\uFEFF${JSON.stringify(files['good'])}`
  if (path.startsWith('samples/'))
    return readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
  if (files[path] === undefined) throw new Error('no such file')
  return JSON.stringify(files[path])
}
const run = (line: string) => runCommand(line.split(' ').filter(Boolean), read)
const at = '--at 2026-11-20T19:05 --minutes 70'

describe('check', () => {
  test('says what is wrong and ends with 1', () => {
    expect(run('check bad')).toEqual({
      code: 1,
      text: `bad: 1 error, 0 warnings
  error prices[0].hourlyPrice [range] prices[0].hourlyPrice should be whole kopecks from 0 to 10000000. A price is in kopecks: 35 roubles are 3500. Got 35.5.
`,
    })
    expect(run('check good bad').code).toBe(1)
    expect(run('check misspelt').text).toContain(
      '"billingStep" is not known, so it would do nothing. Known: prices, billingStepMinutes',
    )
    expect(run('check badCalendar').text).toContain('holidays[0] [date]')
  })

  test('warns and ends with 0', () => {
    const { code, text } = run('check good --calendar calendar')
    expect(code).toBe(0)
    expect(text).toContain('[gap] No price covers 00:00-08:00, 20:00-24:00 of default')
    expect(text).toContain('[holidayFallback] No price is for holiday')
    expect(run('check good').text).toContain('[fallback] No price is for holiday')
    expect(run('check calendar').text).toBe('calendar: nothing to say\n')
    expect(run('check marked').code).toBe(0)
  })

  test('tells programs the same', () => {
    expect(JSON.parse(run('check bad --json').text)).toMatchObject({
      ok: false,
      files: [
        {
          file: 'bad',
          findings: [{ path: 'prices[0].hourlyPrice', severity: 'error', got: 35.5 }],
        },
      ],
    })
    expect(JSON.parse(run('check calendar --json').text)).toEqual({
      ok: true,
      files: [{ file: 'calendar', findings: [] }],
    })
  })

  test.each(['rostov.tariff', 'novosibirsk-201.tariff', 'volgograd-901.tariff', 'russia.calendar'])(
    'the sample %s passes',
    (name) => {
      expect(run(`check samples/${name}.json --calendar samples/russia.calendar.json`).code).toBe(0)
    },
  )
})

describe('price', () => {
  test('says what the day and the stay cost, and why', () => {
    const { code, text } = run(`price good ${at} --discount 50`)
    expect(code).toBe(0)
    expect(text.replaceAll('\u00A0', ' ').split('\n\nWorth')[0]).toBe(
      `2026-11-20 is a day of type default: Friday, no calendar of holidays given
  00:00-08:00  free  price for default is 0, or none covers these hours
  08:00-20:00  40.00 ₽ an hour  price for default
  20:00-24:00  free  price for default is 0, or none covers these hours

The stay costs 13.33 ₽
  2026-11-20 19:05 to 2026-11-20 19:20  0.00 ₽  free
  2026-11-20 19:20 to 2026-11-20 20:00  13.33 ₽  40 min x 40.00 ₽ / 60, less 50 per cent
  2026-11-20 20:00 to 2026-11-20 20:35  0.00 ₽  free
  without the discount 26.66 ₽, saved 13.33 ₽
  free minutes: the first 15 cost nothing
  step: 70 minutes are billed as 90, whole steps of 30
  discount: 50 per cent, 13.33 ₽ off 26.66 ₽
  rounding: each part is rounded down to the kopeck once`,
    )
    expect(text).toContain('Worth a second look:')
  })

  test.each([
    [
      '2026-11-04',
      'holiday: Wednesday, a holiday of the calendar',
      'no price is for holiday, so that of default',
    ],
    ['2027-02-20', 'default: Saturday, a working day of the calendar', 'price for default'],
    ['2026-11-21', 'saturday: Saturday, no holiday of the calendar', 'price for saturday'],
  ])('why %s is of its type', (date, reason, price) => {
    const { text } = run(`price good --at ${date}T10:00 --minutes 60 --calendar calendar`)
    expect(text).toContain(`is a day of type ${reason}\n`)
    expect(text).toContain(price)
  })

  test('a free stay and a tariff without prices say so', () => {
    const free = run('price good --at 2026-11-20T10:00 --minutes 15').text
    expect(free).toContain('a stay of up to 15 minutes costs nothing')
    expect(free).not.toContain('step:')
    const none = run(
      'price none --at 2026-11-20T10:00 --minutes 60 --category C --zone Asia/Irkutsk',
    )
    expect(none.text).toContain('the tariff has no prices: 50 roubles an hour')
    expect(none.text).toContain('The stay costs 50.00')
  })

  test('tells programs the same', () => {
    expect(JSON.parse(run(`price good ${at} --json`).text)).toMatchObject({
      dayType: 'default',
      cost: { total: 2666, full: 2666, discount: 0 },
      stretches: [
        { from: '00:00', to: '08:00', hourlyPrice: 0 },
        { hourlyPrice: 4000 },
        { to: '24:00' },
      ],
      segments: [{ minutes: 15 }, { minutes: 40, cost: 2666 }, { minutes: 35 }],
    })
  })

  test('prices nothing in which check finds an error', () => {
    expect(run(`price bad ${at}`)).toEqual(run('check bad'))
    expect(run(`price good ${at} --calendar badCalendar`).code).toBe(1)
  })
})

describe('a file that is missing or broken ends with 1 and one line that says what to do', () => {
  test.each([
    ['check nowhere', /^nowhere can't be read\. Give the path of a file that is there\.\n$/],
    ['check good nowhere --json', /^nowhere can't be read\. .+\n$/],
    ['check good --calendar nowhere', /^nowhere can't be read\. .+\n$/],
    ['check text', /^text is no JSON: .+\. Mend it, or export it anew\.\n$/],
    [`price text ${at}`, /^text is no JSON: .+\. Mend it, or export it anew\.\n$/],
  ])('%j', (line, text) => {
    expect(run(line)).toEqual({ code: 1, text: expect.stringMatching(text), isProblem: true })
  })
})

describe('what is not understood ends with 2 and says how it is meant', () => {
  test.each([
    ['', 'No command is given.'],
    ['chek good', '"chek" is no command.'],
    ['check', 'No file is given.'],
    ['check good --loud', '--loud'],
    ['price good', '--at is expected'],
    ['price good --at 2026-11-20', '--at is expected'],
    ['price good --at 2026-11-20T24:00 --minutes 5', '--at is expected'],
    ['price good --at 2026-11-20T19:00', '--minutes is expected'],
    [`price good good ${at}`, 'One file is expected.'],
    ['price good --at 2026-11-20T19:00 --minutes 1h', '--minutes is a number, not "1h"'],
    ['price good --at 2026-02-30T19:00 --minutes 10', 'date: got "2026-02-30"'],
    [`price good ${at} --discount 0.5`, 'percent: got 0.5'],
    [`price good ${at} --category E`, '--category is one of A, B, C, D, M'],
    [`price good ${at} --zone Moscow`, 'timeZone: got "Moscow"'],
  ])('%j', (line, problem) => {
    const { code, text } = run(line)
    expect(code).toBe(2)
    expect(text).toContain(problem)
    expect(text).toContain('pricing check FILE')
  })

  test('and help is no mistake', () => {
    expect(run('--help')).toMatchObject({ code: 0 })
  })
})
