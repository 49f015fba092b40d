import { operationsQuery, queryKey, type OperationsFilter } from '@parking/api-client'
import { countRead, hasMoreOperations, type OperationsPage } from '@parking/domain'
import type { DateOnly } from '@parking/pricing'
import { useAppContext, type AppContext } from '@parking/runtime'
import { joinPages, type AllOperations, type OperationRow } from '@parking/spending'
import { useEffect, useMemo, useState } from 'react'
import {
  hasAllNew,
  joinHistory,
  planReading,
  type HistoryJob,
  type KnownHistory,
} from './companyHistory.ts'

/** The operations of a company as far as they are known. */
export interface CompanyHistory extends AllOperations {
  readonly operations: readonly OperationRow[]
}

/** What outlives the page that reads it: it goes with all other answers when somebody signs out. */
interface KeptReading {
  readonly known: KnownHistory | null
  /** A reading that is not at its end; null where there is none. */
  readonly job: HistoryJob | null
}

interface Reading extends KeptReading {
  readonly kind: AllOperations['kind']
  readonly error: unknown
}

/** How many operations are asked for at a time. */
const limit = 500

/**
 * Reads every operation of the company from a day on, once: who comes back to the page, or opens another
 * one, finds what was read, and only what is new or has changed is read then.
 *
 * @param from - the first day that is wanted
 */
export function useCompanyHistory(from: DateOnly): CompanyHistory {
  const context = useAppContext()
  const { api, queryClient, session } = context
  const { timeZone } = api
  const [reading, setReading] = useState<Reading>(() => begin(readKept(context), from, timeZone))
  const token = session.token()
  const [asked, setAsked] = useState({ from, token })
  if (asked.from !== from || asked.token !== token) {
    setAsked({ from, token })
    // What one company has read is never another one's.
    setReading(begin(asked.token === token ? reading : readKept(context), from, timeZone))
  }
  useEffect(() => {
    if (reading.kind !== 'reading') return undefined
    let isWanted = true
    const owner = session.token()
    const goOn = async (): Promise<void> => {
      const next = await readOn(context, reading)
      if (session.token() !== owner) return
      keep({ api, queryClient }, next)
      if (isWanted) setReading(next)
    }
    void goOn()
    return () => {
      isWanted = false
    }
  }, [reading, context, api, queryClient, session])
  return useMemo(() => show(reading, setReading), [reading])
}

/** What is to be read, after what was read before. */
function begin({ known, job }: KeptReading, from: DateOnly, timeZone: string): Reading {
  const planned = planReading(known, from, Date.now(), timeZone)
  if (planned === null) return { known, job: null, kind: 'whole', error: null }
  const isSame = job !== null && job.kind === planned.kind && job.to === planned.to
  // One that was left in its middle goes on where it reaches as far.
  const goesOn = isSame && job.kind !== 'newer' && job.from <= from
  return { known, job: goesOn ? job : planned, kind: 'reading', error: null }
}

async function readOn(context: AppContext, reading: Reading): Promise<Reading> {
  const { known, job } = reading
  if (job === null) return { ...reading, kind: 'whole' }
  const { timeZone } = context.api
  try {
    const pages = await readPages(context, job)
    const grown = { ...job, pages }
    const isWhole = !hasMoreOperations(pages, 1)
    const isEnough = isWhole || (known !== null && hasAllNew(grown, known, timeZone))
    if (!isEnough) return { known, job: grown, kind: 'reading', error: null }
    const joined = joinHistory(known, grown, Date.now(), { isWhole, timeZone })
    return { known: joined, job: null, kind: 'whole', error: null }
  } catch (error) {
    return { known, job, kind: 'failed', error }
  }
}

/**
 * Reads one page more; several at once where the city permits it and says how many operations there are.
 * A page that is shorter than was asked for leaves the places of those behind it open.
 */
async function readPages(
  { api, queryClient, city }: AppContext,
  { from, to, pages }: HistoryJob,
): Promise<readonly OperationsPage[]> {
  const offset = countRead(pages)
  const last = pages.at(-1)
  const total = last !== undefined && countRead([last]) === limit ? last.total : null
  const left = total === null ? 1 : Math.ceil((total - offset) / limit)
  const count = Math.max(1, Math.min(city.company?.callsAtOnce ?? 1, left))
  const filter: OperationsFilter = { from, to }
  const read = await Promise.all(
    Array.from({ length: count }, (_, at) =>
      queryClient.fetchQuery({
        ...operationsQuery(api, filter, { limit, offset: offset + at * limit }),
        staleTime: 0,
        gcTime: 0,
      }),
    ),
  )
  const short = read.findIndex((page) => countRead([page]) < limit)
  return [...pages, ...(short === -1 ? read : read.slice(0, short + 1))]
}

function show(
  { kind, known, job, error }: Reading,
  setReading: (change: (before: Reading) => Reading) => void,
): CompanyHistory {
  const pages = job?.pages ?? []
  const { rows, total, unreadable } = joinPages(pages)
  // What is new is read behind what is shown.
  const isBehind = kind === 'reading' && job?.kind === 'newer' && known !== null
  return {
    kind: isBehind ? 'whole' : kind,
    operations:
      known === null
        ? rows
        : job?.kind === 'older'
          ? [...known.operations, ...rows]
          : known.operations,
    read: (known?.operations.length ?? 0) + countRead(pages),
    total: total === null ? null : total + (known?.operations.length ?? 0),
    unreadable: (known?.unreadable ?? 0) + (job?.kind === 'newer' ? 0 : unreadable),
    error,
    stop: () => setReading((before) => ({ ...before, kind: 'stopped' })),
    resume: () => setReading((before) => ({ ...before, kind: 'reading', error: null })),
  }
}

const keyOf = (api: AppContext['api']) => [...queryKey(api, 'operations'), 'company'] as const

function readKept({ api, queryClient }: Pick<AppContext, 'api' | 'queryClient'>): KeptReading {
  return queryClient.getQueryData<KeptReading>(keyOf(api)) ?? { known: null, job: null }
}

function keep(
  { api, queryClient }: Pick<AppContext, 'api' | 'queryClient'>,
  { known, job }: Reading,
): void {
  queryClient.setQueryDefaults(keyOf(api), { gcTime: Infinity, structuralSharing: false })
  queryClient.setQueryData<KeptReading>(keyOf(api), { known, job })
}
