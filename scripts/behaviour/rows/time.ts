import dayjs from 'dayjs'
import { parse } from 'date-fns'
import type { Row } from '../Row.ts'

const cityTime = 'packages/pricing/src/cityTime.test.ts'
const money = 'packages/pricing/src/money.test.ts'
const decode = 'packages/api-client/src/decode.test.ts'

/** How far a zone is ahead of UTC at an instant, such as `GMT+3`. */
function offset(timeZone: string, instant: string): string | undefined {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' })
  return format.formatToParts(new Date(instant)).find(({ type }) => type === 'timeZoneName')?.value
}

const around = (timeZone: string, day: string): (string | undefined)[] => {
  const noon = Date.parse(`${day}T12:00Z`)
  return [noon - 86_400_000, noon + 86_400_000].map((at) =>
    offset(timeZone, new Date(at).toISOString()),
  )
}

const codes = (text: string): string[] =>
  (text.match(/[\s\u202F\u00A0]/g) ?? []).map((one) => one.charCodeAt(0).toString(16))

export const time: readonly Row[] = [
  {
    behaviour: 'Volgograd was an hour ahead of Moscow for two years, until 27 December 2020',
    of: 'Node',
    see: () => around('Europe/Volgograd', '2020-12-27'),
    seen: ['GMT+4', 'GMT+3'],
    heldBy: cityTime,
  },
  {
    behaviour: 'Saratov left the time of Moscow on 4 December 2016',
    of: 'Node',
    see: () => around('Europe/Saratov', '2016-12-04'),
    seen: ['GMT+3', 'GMT+4'],
    heldBy: cityTime,
  },
  {
    behaviour: 'Novosibirsk moved an hour on 24 July 2016, two months after Tomsk',
    of: 'Node',
    see: () => [around('Asia/Novosibirsk', '2016-07-24'), around('Asia/Tomsk', '2016-05-29')],
    seen: [
      ['GMT+6', 'GMT+7'],
      ['GMT+6', 'GMT+7'],
    ],
    heldBy: cityTime,
  },
  {
    behaviour: 'All of Russia gave up its summer time of all year on 26 October 2014',
    of: 'Node',
    see: () => around('Europe/Moscow', '2014-10-26'),
    seen: ['GMT+4', 'GMT+3'],
    heldBy: cityTime,
  },
  {
    behaviour: 'A name that no zone has is an error, not UTC',
    of: 'Node',
    see: () => offset('Europe/Kazan', '2026-01-01T00:00Z'),
    seen: 'throws RangeError',
    heldBy: cityTime,
  },
  {
    behaviour: 'An old name of a zone is taken, and told as the new one',
    of: 'Node',
    see: () => new Intl.DateTimeFormat('ru', { timeZone: 'W-SU' }).resolvedOptions().timeZone,
    seen: 'Europe/Moscow',
    heldBy: cityTime,
  },
  {
    behaviour: 'Russian dots are an American date to Date',
    of: 'Node',
    see: () => [new Date('11.12.2026').getMonth() + 1, String(new Date('24.11.2026'))],
    seen: [11, 'Invalid Date'],
    heldBy: decode,
  },
  {
    behaviour: 'A date alone is UTC to Date, with a time it is of the device',
    of: 'Node',
    see: () => [
      new Date('2026-11-24').getTime() === Date.UTC(2026, 10, 24),
      new Date('2026-11-24T00:00').getTime() === new Date(2026, 10, 24).getTime(),
    ],
    seen: [true, true],
    heldBy: decode,
  },
  {
    behaviour: 'The 31st of February is 3 March to Date and to dayjs',
    of: 'dayjs',
    see: () => [new Date('2026-02-31T00:00').getDate(), dayjs('2026-02-31').format('MM-DD')],
    seen: [3, '03-03'],
    heldBy: 'packages/permits/src/buy/permitDates.test.ts',
  },
  {
    behaviour: 'dayjs takes no order of day and month: a Russian date needs its plugin',
    of: 'dayjs',
    see: () => dayjs('24.11.2026').isValid(),
    seen: false,
    heldBy: 'packages/permits/src/buy/permitDates.test.ts',
  },
  {
    behaviour:
      'A year of two digits is one of the first century to date-fns where four were asked for',
    of: 'date-fns',
    see: () => parse('24.11.26', 'dd.MM.yyyy', new Date(2026, 0, 1)).getFullYear(),
    seen: 26,
    heldBy: decode,
  },
  {
    behaviour: 'A Russian sum has U+00A0 between thousands and before the sign',
    of: 'Node',
    see: () =>
      codes(new Intl.NumberFormat('ru', { style: 'currency', currency: 'RUB' }).format(1000)),
    seen: ['a0', 'a0'],
    heldBy: money,
  },
  {
    behaviour: 'An English time has a plain blank before AM',
    of: 'Node',
    see: () => codes(new Intl.DateTimeFormat('en', { timeStyle: 'short' }).format(0)),
    seen: ['20'],
    guess: ['202f'],
    heldBy: 'packages/domain/src/time/formatUntil.test.ts',
  },
  {
    behaviour: 'A long Russian date ends in “г.”',
    of: 'Node',
    see: () =>
      new Intl.DateTimeFormat('ru', { dateStyle: 'long', timeZone: 'UTC' }).format(
        Date.UTC(2026, 10, 24),
      ),
    seen: '24 ноября 2026 г.',
    heldBy: 'packages/domain/src/time/formatUntil.test.ts',
  },
  {
    behaviour: 'A Russian four-digit number is grouped, too',
    of: 'Node',
    see: () => new Intl.NumberFormat('ru').format(1500).length,
    seen: 5,
    heldBy: money,
  },
  {
    behaviour: 'Temporal is there',
    of: 'Node',
    see: () => typeof Reflect.get(globalThis, 'Temporal'),
    seen: 'object',
    heldBy: 'scripts/checkFloor.ts',
  },
]
