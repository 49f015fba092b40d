import { plateKey } from '@parking/plates'
import type { Instant } from '@parking/pricing'
import type { Operation, OperationStatus, OperationType } from '../operation/Operation.ts'

/** A stay as a history of operations tells it: a payment with its extensions, cut where it was ended. */
export interface Stay {
  readonly plate: string
  /** Number of the zone; null where the history does not say. */
  readonly zone: string | null
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly driverPhone: string | null
}

const begins: ReadonlySet<OperationType> = new Set(['payment', 'renew'])
const happened: ReadonlySet<OperationStatus> = new Set(['done', 'waiting'])

/**
 * Tells the stays of a history, the earliest first. An extension begins where the stay before it
 * ends, and is one with it; an end before its time (`cancel`) cuts the stay that ran then. A permit
 * that is given back is a `cancel` too, with neither a time nor a place: it cuts nothing.
 */
export function listStays(operations: readonly Operation[]): readonly Stay[] {
  const pieces = operations
    .filter(({ type, status }) => begins.has(type) && happened.has(status))
    .flatMap(({ type, plate, zone, startsAt, endsAt, driverPhone }): Piece[] =>
      plate === null || startsAt === null || endsAt === null || endsAt <= startsAt
        ? []
        : [
            {
              stay: { plate, zone, startsAt, endsAt, driverPhone },
              isExtension: type === 'renew',
            },
          ],
    )
    .toSorted((one, other) => one.stay.startsAt - other.stay.startsAt)
  const joined = joinPieces(pieces)
  const ends = operations.filter(
    ({ type, status, zone, startsAt, endsAt }) =>
      type === 'cancel' &&
      happened.has(status) &&
      (zone !== null || startsAt !== null || endsAt !== null),
  )
  return cut(joined, ends)
}

/** What one operation has paid for. */
interface Piece {
  readonly stay: Stay
  readonly isExtension: boolean
}

function joinPieces(pieces: readonly Piece[]): readonly Stay[] {
  /** The stays that a piece could extend, by where and when they end. */
  const open = new Map<string, Stay>()
  const stays = new Set<Stay>()
  const keyOf = (stay: Stay, at: Instant): string =>
    `${plateKey(stay.plate)} ${stay.zone ?? ''} ${at}`
  for (const { stay: piece, isExtension } of pieces) {
    const before = isExtension ? open.get(keyOf(piece, piece.startsAt)) : undefined
    const stay = before === undefined ? piece : { ...before, endsAt: piece.endsAt }
    if (before !== undefined) {
      stays.delete(before)
      open.delete(keyOf(before, before.endsAt))
    }
    stays.add(stay)
    open.set(keyOf(stay, stay.endsAt), stay)
  }
  return [...stays].toSorted((one, other) => one.startsAt - other.startsAt)
}

function cut(stays: readonly Stay[], ends: readonly Operation[]): readonly Stay[] {
  const endsOf = groupByPlate(ends)
  const begun = new Set(stays.map(({ plate, startsAt }) => `${plateKey(plate)} ${startsAt}`))
  return stays.flatMap((stay) => {
    const key = plateKey(stay.plate)
    /** Where one of the vehicle's stays begins as the ended one did, it is that one. */
    const isOther = (startsAt: Instant | null): boolean =>
      startsAt !== stay.startsAt && begun.has(`${key} ${startsAt}`)
    const end = endsOf
      .get(key)
      ?.find(
        ({ at, zone, startsAt }) =>
          stay.startsAt <= at &&
          at < stay.endsAt &&
          (zone === null || zone === stay.zone) &&
          !isOther(startsAt),
      )
    if (end === undefined) return [stay]
    const endsAt = Math.max(stay.startsAt, Math.min(end.endsAt ?? end.at, stay.endsAt))
    return endsAt === stay.startsAt ? [] : [{ ...stay, endsAt }]
  })
}

/** The stays that run at an instant, the one that ends first at the front. */
export function runningStays(stays: readonly Stay[], now: Instant): readonly Stay[] {
  return stays
    .filter(({ startsAt, endsAt }) => startsAt <= now && now < endsAt)
    .toSorted((one, other) => one.endsAt - other.endsAt)
}

/** Two stays of one vehicle that were paid for the same time. */
export interface StayOverlap {
  readonly first: Stay
  readonly second: Stay
  readonly from: Instant
  readonly to: Instant
}

/** Finds the stays of one vehicle that overlap, so that some time was paid for twice; the latest first. */
export function findStayOverlaps(stays: readonly Stay[]): readonly StayOverlap[] {
  const found: StayOverlap[] = []
  for (const group of groupByPlate(stays).values()) {
    let open: readonly Stay[] = []
    for (const second of group.toSorted((one, other) => one.startsAt - other.startsAt)) {
      open = open.filter(({ endsAt }) => endsAt > second.startsAt)
      for (const first of open) {
        found.push({
          first,
          second,
          from: second.startsAt,
          to: Math.min(first.endsAt, second.endsAt),
        })
      }
      open = [...open, second]
    }
  }
  return found.toSorted((one, other) => other.from - one.from)
}

function groupByPlate<Item extends { readonly plate: string | null }>(
  items: readonly Item[],
): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const key = plateKey(item.plate ?? '')
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [item])
    else group.push(item)
  }
  return groups
}
