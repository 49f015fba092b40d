import type { OperationsFilter } from '@parking/api-client'
import { countRead, type Operation, type OperationsPage } from '@parking/domain'
import { useAppContext } from '@parking/runtime'
import { useEffect, useState } from 'react'
import { joinPages } from './joinPages.ts'
import { readNextPage } from './readNextPage.ts'

/** How far the operations of a filter have been read. */
export interface AllOperations {
  readonly kind: 'reading' | 'stopped' | 'whole' | 'failed'
  readonly operations: readonly Operation[]
  readonly read: number
  /** How many there are in all, null where that is not known. */
  readonly total: number | null
  readonly unreadable: number
  readonly error: unknown
  readonly stop: () => void
  /** Goes on from where the reading stopped or failed. */
  readonly resume: () => void
}

interface Reading {
  readonly kind: AllOperations['kind']
  readonly pages: readonly OperationsPage[]
  readonly error: unknown
}

/**
 * Reads every operation of a filter, a page at a time, until it is told to stop.
 *
 * @param filter - what is read from beginning to end; who asks for something else gives the component
 *   another key, so that no operation of the one is counted with the other
 */
export function useAllOperations(filter: OperationsFilter): AllOperations {
  const { api, queryClient } = useAppContext()
  const [asked] = useState(filter)
  const [{ kind, pages, error }, setReading] = useState<Reading>({
    kind: 'reading',
    pages: [],
    error: null,
  })
  useEffect(() => {
    if (kind !== 'reading') return undefined
    let isWanted = true
    const readOn = async (): Promise<Reading> => {
      try {
        const read = await readNextPage({ api, queryClient }, asked, pages)
        return { kind: read.hasMore ? 'reading' : 'whole', pages: read.pages, error: null }
      } catch (cause) {
        return { kind: 'failed', pages, error: cause }
      }
    }
    void readOn().then((reading) => (isWanted ? setReading(reading) : undefined))
    return () => {
      isWanted = false
    }
  }, [kind, pages, asked, api, queryClient])
  const { rows, total, unreadable } = joinPages(pages)
  return {
    kind,
    operations: rows,
    read: countRead(pages),
    total,
    unreadable,
    error,
    stop: () => setReading({ kind: 'stopped', pages, error: null }),
    resume: () => setReading({ kind: 'reading', pages, error: null }),
  }
}
