/** How well a search found something, 0 is best, and how far away that is; null is not known. */
interface FoundAt {
  readonly rank: number
  readonly metres: number | null
}

/** Compares what a search found: the best first, and of the equally good the nearest. */
export function compareMatches(a: FoundAt, b: FoundAt): number {
  return a.rank - b.rank || (a.metres ?? Infinity) - (b.metres ?? Infinity) || 0
}
