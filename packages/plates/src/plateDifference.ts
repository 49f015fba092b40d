import { normalisePlate } from './normalisePlate.ts'

/** One character by which two plates differ. */
export interface PlateChange {
  /** 'replaced': both have one; 'extra': only the first has it; 'missing': only the second. */
  readonly kind: 'replaced' | 'extra' | 'missing'
  /** The place in the tidy first plate, from 0; for 'missing', the place it would come before. */
  readonly at: number
  /** The place in the tidy second plate, from 0; for 'extra', the place it would come before. */
  readonly against: number
}

/** How two plates differ. */
export interface PlateDifference {
  /** How many characters must be replaced, added or removed to turn one into the other. */
  readonly count: number
  /** Which, from left to right. Empty when the plates have too little in common to tell. */
  readonly changes: readonly PlateChange[]
}

/** The most characters that are compared one with each other, after equal ends are cut off. */
const LIMIT = 16

/**
 * Compares two plates character by character, for warnings like "did you mean …": both are made
 * tidy first, so case, separators and Latin look-alikes make no difference.
 *
 * Equal beginnings and ends of any length are passed over. Where more than 16 characters are left
 * between them these are no two plates: `count` is then the longer rest and `changes` is empty.
 *
 * @param a the first plate as it was typed; anything but a string counts as empty
 * @param b the second plate
 * @example plateDifference('А123ВС77', 'А128ВС77')
 * // { count: 1, changes: [{ kind: 'replaced', at: 3, against: 3 }] }
 */
export function plateDifference(a: unknown, b: unknown): PlateDifference {
  const first = normalisePlate(a)
  const second = normalisePlate(b)
  const shorter = Math.min(first.length, second.length)
  let start = 0
  while (start < shorter && first[start] === second[start]) start++
  let end = 0
  while (end < shorter - start && first.at(-1 - end) === second.at(-1 - end)) end++
  const left = first.slice(start, first.length - end)
  const right = second.slice(start, second.length - end)
  const count = Math.max(left.length, right.length)
  if (count > LIMIT) return { count, changes: [] }
  const changes = changesBetween(left, right, start)
  return { count: changes.length, changes }
}

// distances[i][j] is the least number of changes from left's characters from i on to right's from
// j on, so the way through it can be walked from left to right.
function changesBetween(left: string, right: string, start: number): PlateChange[] {
  const distances = distancesBetween(left, right)
  const distance = (i: number, j: number): number => distances[i]?.[j] ?? Infinity
  const changes: PlateChange[] = []
  let i = 0
  let j = 0
  while (i < left.length || j < right.length) {
    const here = { at: start + i, against: start + j }
    const rest = distance(i, j)
    if (left[i] === right[j]) {
      i++
      j++
    } else if (rest === distance(i + 1, j + 1) + 1) {
      changes.push({ kind: 'replaced', ...here })
      i++
      j++
    } else if (rest === distance(i + 1, j) + 1) {
      changes.push({ kind: 'extra', ...here })
      i++
    } else {
      changes.push({ kind: 'missing', ...here })
      j++
    }
  }
  return changes
}

function distancesBetween(left: string, right: string): number[][] {
  let below = Array.from({ length: right.length + 1 }, (_, j) => right.length - j)
  const distances = [below]
  for (let i = left.length - 1; i >= 0; i--) {
    const row = [left.length - i]
    for (let j = right.length - 1; j >= 0; j--) {
      const [missing = 0] = row
      const extra = below[j] ?? 0
      const through = below[j + 1] ?? 0
      row.unshift(left[i] === right[j] ? through : 1 + Math.min(through, extra, missing))
    }
    distances.unshift(row)
    below = row
  }
  return distances
}
