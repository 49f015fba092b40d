import { wholeHistory, type OperationsPage } from '@parking/domain'
import { addDays, instantOf, wallClock, type DateOnly, type Instant } from '@parking/pricing'
import { joinPages, type OperationRow } from '@parking/spending'

/** What is known of a company's operations: all of them from a day on. */
export interface KnownHistory {
  readonly from: DateOnly
  /** The newest first. */
  readonly operations: readonly OperationRow[]
  readonly unreadable: number
  /** When it was last looked whether there are new ones, by the device's clock. */
  readonly readAt: Instant
}

/**
 * Days that are read: `whole` where nothing is known, `older` before what is known, and `newer` for what
 * has come or changed since.
 */
export interface HistoryJob {
  readonly kind: 'whole' | 'older' | 'newer'
  readonly from: DateOnly
  readonly to: DateOnly
  readonly pages: readonly OperationsPage[]
}

/** What is known counts as new for so long, in milliseconds. */
export const newFor = 30_000

/** How far back new operations may be written late, in days. */
const lateDays = 1

/**
 * Says what is to be read next; null where all is known.
 *
 * @param from - the first day that is wanted
 */
export function planReading(
  known: KnownHistory | null,
  from: DateOnly,
  now: Instant,
  timeZone: string,
): HistoryJob | null {
  const { to } = wholeHistory
  if (known === null) return { kind: 'whole', from, to, pages: [] }
  if (from < known.from) return { kind: 'older', from, to: addDays(known.from, -1), pages: [] }
  if (now >= known.readAt && now - known.readAt < newFor) return null
  const since = newestDay(known, timeZone)
  return { kind: 'newer', from: since > known.from ? since : known.from, to, pages: [] }
}

/** The day from which operations may be new or may have changed: some still wait for their end. */
function newestDay({ operations }: KnownHistory, timeZone: string): DateOnly {
  const dayOf = ({ at }: OperationRow): DateOnly => wallClock(at, timeZone).date
  const [latest] = operations
  if (latest === undefined) return wholeHistory.from
  const last = addDays(dayOf(latest), -lateDays)
  return operations
    .filter(({ status }) => status === 'waiting')
    .map(dayOf)
    .reduce((first, day) => (day < first ? day : first), last)
}

/**
 * Whether what was read of the newer days is enough: the last page has brought nothing that was not known,
 * and no more can be new. A back end that counts has to count as many as are known then; one that lists
 * the oldest first is read to its end.
 */
export function hasAllNew(job: HistoryJob, known: KnownHistory, timeZone: string): boolean {
  const last = job.pages.at(-1)
  if (job.kind !== 'newer' || last === undefined) return false
  const stands = new Map(known.operations.map(({ key, status }) => [key, status]))
  const rows = joinPages([last]).rows
  if (rows.length === 0 || rows.some(({ key, status }) => stands.get(key) !== status)) return false
  const read = joinPages(job.pages).rows
  if (read.some(({ at }, index) => at > (read[index - 1]?.at ?? at))) return false
  const keys = new Set(read.map(({ key }) => key))
  if (known.operations.some(({ status, key }) => status === 'waiting' && !keys.has(key))) {
    return false
  }
  if (last.total === null) return last.unreadable === 0
  const begin = instantOf(job.from, 0, timeZone)
  const inDays = known.operations.filter(({ at }) => at >= begin).length
  const fresh = read.filter(({ key }) => !stands.has(key)).length
  return last.total === inDays + fresh + known.unreadable
}

/** Joins what was read to what is known; a reading that ended early has only what is new. */
export function joinHistory(
  known: KnownHistory | null,
  job: HistoryJob,
  readAt: Instant,
  { isWhole, timeZone }: { readonly isWhole: boolean; readonly timeZone: string },
): KnownHistory {
  const { rows: read, unreadable } = joinPages(job.pages)
  if (known === null || job.kind === 'whole') {
    return { from: job.from, operations: newestFirst(read), unreadable, readAt }
  }
  if (job.kind === 'older') {
    return {
      from: job.from,
      operations: newestFirst([...known.operations, ...read]),
      unreadable: known.unreadable + unreadable,
      readAt: known.readAt,
    }
  }
  const begin = instantOf(job.from, 0, timeZone)
  const keys = new Set(read.map(({ key }) => key))
  const kept = known.operations.filter(({ at, key }) => (isWhole ? at < begin : !keys.has(key)))
  return {
    ...known,
    operations: newestFirst([...read, ...kept]),
    unreadable: Math.max(known.unreadable, unreadable),
    readAt,
  }
}

function newestFirst(operations: readonly OperationRow[]): readonly OperationRow[] {
  return operations.toSorted((one, other) => other.at - one.at)
}
