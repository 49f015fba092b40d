import { operationsQuery, profileQuery, type OperationsFilter } from '@parking/api-client'
import {
  wholeHistory,
  type Operation,
  type OperationsPage,
  type ParkingSession,
} from '@parking/domain'
import { isSamePlate } from '@parking/plates'
import { addDays, wallClock, type Instant } from '@parking/pricing'
import { type FailedReading, useAppContext } from '@parking/runtime'
import { useQuery } from '@tanstack/react-query'
import { findStayRecords, isNear, type StayRecord } from './findStayRecords.ts'
import type { EvidenceSearch } from './readEvidenceSearch.ts'

/** What is known of the stay that an address names. */
export type Evidence =
  | { readonly kind: 'loading' }
  /** The account knows of no such stay. */
  | { readonly kind: 'gone' }
  | {
      readonly kind: 'found'
      readonly stay: StayRecord
      /** The reading of the history where it has failed. */
      readonly failed: FailedReading | null
      /** How many of its entries may be a payment of the stay, and can't be read. */
      readonly unclear: number
    }
  | { readonly kind: 'failed'; readonly reading: FailedReading }

/** Finds a session, or the operation of an order, with all that was paid for its stay. */
export function useEvidence({ session: id, order }: EvidenceSearch): Evidence {
  const { api } = useAppContext()
  const profile = useQuery({ ...profileQuery(api), enabled: id !== undefined })
  const session = profile.data?.sessions.find((one) => one.id === id) ?? null
  const named = useQuery({
    ...operationsQuery(api, { ...wholeHistory, orderNumber: order ?? null }),
    enabled: id === undefined && order !== undefined,
  })
  const operation = named.data?.operations.find((one) => one.orderNumber === order) ?? null
  const anchor = session ?? operation
  const filter = useStayFilter(anchor)
  const history = useQuery({ ...operationsQuery(api, filter), enabled: anchor !== null })

  const first = id === undefined ? named : profile
  if (id === undefined && order === undefined) return { kind: 'gone' }
  if (first.data === undefined && first.isError) return { kind: 'failed', reading: first }
  if (first.data === undefined) return { kind: 'loading' }
  if (anchor === null) return { kind: 'gone' }
  if (history.data === undefined && !history.isError) return { kind: 'loading' }
  const stays = findStayRecords(history.data?.operations ?? [])
  const stay =
    session === null
      ? stays.find(({ entries }) => entries.some(({ orderNumber }) => orderNumber === order))
      : stays.findLast((one) => isOfSession(one, session))
  return {
    kind: 'found',
    stay: joinSession(stay ?? alone(operation), session),
    failed: history.data === undefined ? history : null,
    unclear: countUnclear(history.data, anchor.plate),
  }
}

/** The history around a stay: a day on each side, for the device's day may be another one. */
function useStayFilter(
  anchor: { readonly plate: string | null; readonly startsAt: Instant | null } | null,
): OperationsFilter {
  const { api, clock } = useAppContext()
  const { date } = wallClock(anchor?.startsAt ?? clock.now(), api.timeZone)
  // A session whose plate can't be read has an empty one.
  return { from: addDays(date, -1), to: wholeHistory.to, plate: anchor?.plate || null }
}

/** Counts what could not be read, and what of the car's has a state that is not known. */
function countUnclear(page: OperationsPage | undefined, plate: string | null): number {
  if (page === undefined) return 0
  const { operations, unreadable } = page
  const isUnclear = (one: Operation): boolean =>
    one.status === 'other' && (!plate || isSamePlate(one.plate ?? '', plate))
  return unreadable + operations.filter(isUnclear).length
}

function isOfSession({ plate, startsAt }: StayRecord, session: ParkingSession): boolean {
  const isSameCar = session.plate === '' || isSamePlate(plate ?? '', session.plate)
  return isSameCar && isNear(startsAt, session.startsAt)
}

/** What a stay looks like of which one operation is known, or none. */
function alone(operation: Operation | null): StayRecord {
  return {
    plate: operation?.plate ?? null,
    zone: operation?.zone ?? null,
    parking: operation?.parking ?? null,
    startsAt: operation?.startsAt ?? null,
    endsAt: operation?.endsAt ?? null,
    entries: operation === null ? [] : [operation],
    total: operation?.sum ?? null,
  }
}

/** A session that runs knows its own times best; the history knows what was paid. */
function joinSession(stay: StayRecord, session: ParkingSession | null): StayRecord {
  if (session === null) return stay
  const { plate, zone, parkingCode, startsAt, endsAt, sum } = session
  const total = stay.entries.length === 0 ? sum : stay.total
  return { ...stay, plate, zone, parking: parkingCode, startsAt, endsAt, total }
}
