/** A source of repeatable chance: the same seed always gives the same row of numbers. */
export interface Random {
  /** The next number, from 0 (included) to 1 (excluded). */
  next(): number
  between(low: number, high: number): number
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly [T, ...T[]]): T
  shuffle<T>(list: readonly T[]): T[]
}

/** Folds a text into 32 bits (FNV-1a), to seed chance or to choose by name. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  }
  return hash >>> 0
}

/** Starts a repeatable row of chance (mulberry32) from a text. */
export function seededRandom(seed: string): Random {
  let state = hashText(seed)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const whole = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    whole,
    chance: (probability) => next() < probability,
    pick: (list) => list[whole(0, list.length - 1)] ?? list[0],
    shuffle: (list) => {
      const copy = [...list]
      for (let at = copy.length - 1; at > 0; at--) {
        const other = whole(0, at)
        const held = copy[at]
        const swapped = copy[other]
        if (held !== undefined && swapped !== undefined) {
          copy[at] = swapped
          copy[other] = held
        }
      }
      return copy
    },
  }
}
