import { isLike } from '../onlyKeys.ts'
import { PricingError } from '../PricingError.ts'

/** What is wrong with a file, or worth a second look. */
export type FindingCode =
  | 'kind'
  | 'missing'
  | 'unknownKey'
  | 'range'
  | 'time'
  | 'noHours'
  | 'overlap'
  | 'date'
  | 'fallback'
  | 'holidayFallback'
  | 'gap'
  | 'noPrices'
  | 'implausible'
  | 'twice'
  | 'notWeekend'

/** One thing that a check found. */
export interface Finding {
  /** Where: `prices[1].to`, `holidays[0]`; empty for the whole. */
  readonly path: string
  /** 'error': it cannot be priced. 'warning': it can, and perhaps not as it was meant. */
  readonly severity: 'error' | 'warning'
  readonly code: FindingCode
  /** What is there; undefined where nothing is. */
  readonly got: unknown
  /** What should be there, with its unit and range. */
  readonly expected: string
  /** All of it in a sentence. */
  readonly message: string
}

/** Collects what is found. */
export class Findings {
  readonly list: Finding[] = []

  get hasErrors(): boolean {
    return this.list.some(({ severity }) => severity === 'error')
  }

  error(path: string, code: FindingCode, got: unknown, expected: string, message: string) {
    this.list.push({ path, severity: 'error', code, got, expected, message })
  }

  warn(path: string, code: FindingCode, got: unknown, expected: string, message: string) {
    this.list.push({ path, severity: 'warning', code, got, expected, message })
  }

  /** Whether a value is an object with no keys but some; tells of every other. */
  isRecord(
    value: unknown,
    keys: readonly string[],
    path: string,
  ): value is Readonly<Record<string, unknown>> {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      this.error(path, 'kind', value, 'an object', `${path || 'The file'} is no object.`)
      return false
    }
    for (const key in value) {
      if (keys.includes(key)) continue
      const known = keys.join(', ')
      const at = path === '' ? key : `${path}.${key}`
      const meant = keys.find((name) => isLike(name, key))
      const hint = meant === undefined ? '' : ` Is ${meant} meant?`
      const message = `"${key}" is not known, so it would do nothing. Known: ${known}.${hint}`
      this.error(at, 'unknownKey', key, `no such key, only ${known}`, message)
    }
    return true
  }

  /** Whether a value is a list. */
  isList(value: unknown, path: string): value is readonly unknown[] {
    if (Array.isArray(value)) return true
    if (value === undefined) this.error(path, 'missing', value, 'a list', `${path} is missing.`)
    else this.error(path, 'kind', value, 'a list', `${path} is no list.`)
    return false
  }

  /** Takes what a rule of pricing refuses for an error; null then, else what it gives. */
  attempt<T>(path: string, code: FindingCode, rule: () => T): T | null {
    try {
      return rule()
    } catch (error) {
      if (!(error instanceof PricingError)) throw error
      const { value, expected, hint } = error
      const isMissing = value === undefined
      const problem = isMissing ? 'is missing' : `should be ${expected}`
      const message = `${path} ${problem}.${hint === null ? '' : ` ${hint}`}`
      this.error(path, isMissing ? 'missing' : code, value, expected, message)
      return null
    }
  }
}
