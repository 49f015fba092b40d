import { parseArgs } from 'node:util'
import { checkCalendar, checkTariff, type Finding } from '../check/index.ts'
import { type Calendar, formatMoney, PricingError } from '../index.ts'
import { categories } from '../tariffKeys.ts'
import { type ExplainedStay, explainStay } from './explainStay.ts'

/** What a command says and how it ends: 0 done, 1 findings, 2 not understood. */
export interface Outcome {
  readonly code: 0 | 1 | 2
  readonly text: string
  /** Whether the text says why there is no answer, which is not for those who read answers. */
  readonly isProblem?: boolean
}

const usage = `Checks and prices tariffs of paid parking.

  pricing check FILE...           a tariff or a calendar, as JSON
      --calendar FILE             the city's calendar, for what it says about holidays
  pricing price FILE              what a day and a stay cost, and why
      --at 2026-11-20T19:00       when the stay begins, in the city's time
      --minutes 90                how long it lasts
      --zone Europe/Moscow        the city's time zone (this one when left out)
      --calendar FILE             holidays and working weekend days (none when left out)
      --category B                A motorcycle, B car, C lorry, D bus, M moped (B when left out)
      --discount 50               per cent off the price
  --json                          the same for programs

Ends with 0, with 1 where something is wrong with a file, with 2 where the command is not understood.
`

class UsageError extends Error {}

/** Says of a file in one line what is wrong with it and what to do. */
class FileError extends Error {}

/**
 * Runs a command line.
 *
 * @param args what stands behind the name of the program
 * @param readFile gives a file's text; throws when there is none
 */
export function runCommand(args: readonly string[], readFile: (path: string) => string): Outcome {
  try {
    const { values, positionals } = readArgs(args)
    if (values.help) return { code: 0, text: usage }
    const [command, ...files] = positionals
    const calendar = values.calendar === undefined ? null : readCalendar(values.calendar, readFile)
    if (calendar !== null && !calendar.ok) {
      return told([{ file: values.calendar ?? '', findings: calendar.findings }], values.json)
    }
    const days = calendar?.calendar ?? { holidays: [], workingDays: [] }
    if (command === 'check') return check(files, days, values.json, readFile)
    if (command === 'price') return price(files, values, days, readFile)
    throw new UsageError(
      command === undefined ? 'No command is given.' : `"${command}" is no command.`,
    )
  } catch (error) {
    if (error instanceof FileError) return { code: 1, text: `${error.message}\n`, isProblem: true }
    if (!(error instanceof UsageError || error instanceof PricingError)) throw error
    return { code: 2, text: `${error.message}\n\n${usage}`, isProblem: true }
  }
}

function readArgs(args: readonly string[]) {
  try {
    const text = { type: 'string' } as const
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        at: text,
        minutes: text,
        zone: { ...text, default: 'Europe/Moscow' },
        calendar: text,
        category: text,
        discount: { ...text, default: '0' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function readJson(path: string, readFile: (path: string) => string): unknown {
  let text: string
  try {
    text = readFile(path)
  } catch {
    throw new FileError(`${path} can't be read. Give the path of a file that is there.`)
  }
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    const reason = error instanceof Error ? error.message.replaceAll(/\s+/g, ' ') : ''
    throw new FileError(`${path} is no JSON: ${reason}. Mend it, or export it anew.`)
  }
}

function readCalendar(path: string, readFile: (path: string) => string) {
  return checkCalendar(readJson(path, readFile))
}

interface CheckedFile {
  readonly file: string
  readonly findings: readonly Finding[]
}

function check(
  files: readonly string[],
  calendar: Calendar,
  isJson: boolean,
  readFile: (path: string) => string,
): Outcome {
  if (files.length === 0) throw new UsageError('No file is given.')
  return told(
    files.map((file) => {
      const input = readJson(file, readFile)
      const isCalendar =
        typeof input === 'object' &&
        input !== null &&
        ('holidays' in input || 'workingDays' in input)
      const { findings } = isCalendar ? checkCalendar(input) : checkTariff(input, { calendar })
      return { file, findings }
    }),
    isJson,
  )
}

function told(files: readonly CheckedFile[], isJson: boolean): Outcome {
  const isWrong = files.some(({ findings }) =>
    findings.some(({ severity }) => severity === 'error'),
  )
  const code = isWrong ? 1 : 0
  if (isJson) return { code, text: `${JSON.stringify({ ok: !isWrong, files }, null, 2)}\n` }
  return { code, text: files.map(findingsText).join('') }
}

function findingsText({ file, findings }: CheckedFile): string {
  const errors = findings.filter(({ severity }) => severity === 'error').length
  const count = `${counted(errors, 'error')}, ${counted(findings.length - errors, 'warning')}`
  const lines = findings.map(
    ({ severity, path, code, got, message }) =>
      `  ${severity} ${path === '' ? '(whole file)' : path} [${code}] ${message}${got === undefined ? '' : ` Got ${JSON.stringify(got)}.`}`,
  )
  return [`${file}: ${findings.length === 0 ? 'nothing to say' : count}`, ...lines, ''].join('\n')
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

function price(
  files: readonly string[],
  values: ReturnType<typeof readArgs>['values'],
  calendar: Calendar,
  readFile: (path: string) => string,
): Outcome {
  const [file, ...more] = files
  if (file === undefined || more.length > 0) throw new UsageError('One file is expected.')
  const [, date = '', hour = '', minute = ''] =
    /^(\d{4}-\d\d-\d\d)[T ]([01]\d|2[0-3]):([0-5]\d)$/.exec(values.at ?? '') ?? []
  if (date === '') throw new UsageError('--at is expected as 2026-11-20T19:00.')
  if (values.minutes === undefined) throw new UsageError('--minutes is expected.')
  const category = categories.find((one) => one === (values.category ?? 'B'))
  if (category === undefined) throw new UsageError(`--category is one of ${categories.join(', ')}.`)
  const checked = checkTariff(readJson(file, readFile), { calendar })
  if (!checked.ok) return told([{ file, findings: checked.findings }], values.json)
  const stay = explainStay({
    tariff: checked.tariff,
    date,
    minutesOfDay: Number(hour) * 60 + Number(minute),
    minutes: numberOf(values.minutes, '--minutes'),
    percent: numberOf(values.discount, '--discount'),
    context: { timeZone: values.zone, calendar, vehicle: { category } },
  })
  const { findings } = checked
  if (values.json) return { code: 0, text: `${JSON.stringify({ ...stay, findings }, null, 2)}\n` }
  return { code: 0, text: `${stayText(stay)}${warningsText(findings)}` }
}

function numberOf(text: string, name: string): number {
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text)
  throw new UsageError(`${name} is a number, not "${text}".`)
}

function stayText(stay: ExplainedStay): string {
  const money = (kopecks: number) => formatMoney(kopecks, 'en')
  const { total, full, discount } = stay.cost
  return [
    `${stay.date} is a day of type ${stay.dayType}: ${stay.dayReason}`,
    ...stay.stretches.map(
      ({ from, to, hourlyPrice, reason }) =>
        `  ${from}-${to}  ${hourlyPrice === 0 ? 'free' : `${money(hourlyPrice)} an hour`}  ${reason}`,
    ),
    '',
    `The stay costs ${money(total)}`,
    ...stay.segments.map(({ from, to, cost, sum }) => `  ${from} to ${to}  ${money(cost)}  ${sum}`),
    ...(discount === 0 ? [] : [`  without the discount ${money(full)}, saved ${money(discount)}`]),
    ...stay.reasons.map((reason) => `  ${reason}`),
    '',
  ].join('\n')
}

function warningsText(findings: readonly Finding[]): string {
  if (findings.length === 0) return ''
  return ['', 'Worth a second look:', ...findings.map(({ message }) => `  ${message}`), ''].join(
    '\n',
  )
}
