/** Whether a cell has a neighbour that is another's. */
export function isBorder(owners: Uint16Array, columns: number, cell: number): boolean {
  const owner = owners[cell]
  return (
    owners[cell - 1] !== owner ||
    owners[cell + 1] !== owner ||
    owners[cell - columns] !== owner ||
    owners[cell + columns] !== owner
  )
}

/** A corner of the grid's cells, or a point between them. */
type Corner = readonly [column: number, row: number]

/** How often a border is smoothed. */
const passes = 4

/**
 * Traces the borders of the areas in a grid of owners, smoothed. Where two areas touch both get the
 * same border; what turns the opposite way is the border of a gap.
 *
 * @param owners - whose each cell is, row by row; 0 is nobody's, as the outermost cells are
 * @returns the rings of each owner, in cells from the grid's corner
 */
export function traceRings(
  owners: Uint16Array,
  columns: number,
): ReadonlyMap<number, readonly (readonly Corner[])[]> {
  const edges = collectEdges(owners, columns)
  // Where three meet, or two do crosswise, the corner stays where it is for all of them.
  const isFixed = (corner: number): boolean => {
    const cells = [corner, corner - 1, corner - columns, corner - columns - 1]
    const [a, b, c, d] = cells.map((cell) => owners[cell] ?? 0)
    return new Set([a, b, c, d]).size > 2 || (a === d && b === c && a !== b)
  }
  return new Map(
    [...edges].map(([owner, from]) => [
      owner,
      linkRings(from).map((ring) => smooth(ring, columns, isFixed)),
    ]),
  )
}

/** From which corner the border of each owner goes on to which: its own ground is at the right. */
function collectEdges(owners: Uint16Array, columns: number): Map<number, Map<number, number[]>> {
  const edges = new Map<number, Map<number, number[]>>()
  for (let cell = 0; cell < owners.length; cell += 1) {
    const owner = owners[cell] ?? 0
    if (owner === 0 || !isBorder(owners, columns, cell)) continue
    const [topLeft, bottomLeft] = [cell, cell + columns]
    const sides = [
      [cell - columns, topLeft, topLeft + 1],
      [cell + 1, topLeft + 1, bottomLeft + 1],
      [cell + columns, bottomLeft + 1, bottomLeft],
      [cell - 1, bottomLeft, topLeft],
    ] as const
    for (const [neighbour, from, to] of sides) {
      if (owners[neighbour] === owner) continue
      const known = edges.get(owner) ?? new Map<number, number[]>()
      edges.set(owner, known)
      known.set(from, [...(known.get(from) ?? []), to])
    }
  }
  return edges
}

function linkRings(edges: Map<number, number[]>): number[][] {
  const rings: number[][] = []
  for (const [start, ends] of edges) {
    while (ends.length > 0) {
      const ring: number[] = []
      let at: number | undefined = start
      while (at !== undefined) {
        const next: number | undefined = edges.get(at)?.pop()
        if (next !== undefined) ring.push(at)
        at = next
      }
      rings.push(ring)
    }
  }
  return rings
}

/** Rounds the steps of a ring; every other corner is left out, the same ones for both sides. */
function smooth(
  ring: readonly number[],
  columns: number,
  isFixed: (corner: number) => boolean,
): readonly Corner[] {
  const fixed = ring.map(isFixed)
  let points = ring.map((corner): Corner => [corner % columns, Math.floor(corner / columns)])
  const isKept = points.map(([column, row], at) => fixed[at] === true || (column + row) % 2 === 0)
  for (let pass = 0; pass < passes; pass += 1) {
    points = points.map((point, at) => {
      const [before, after] = [
        points.at(at - 1) ?? point,
        points[(at + 1) % points.length] ?? point,
      ]
      if (fixed[at] === true) return point
      return [(before[0] + 2 * point[0] + after[0]) / 4, (before[1] + 2 * point[1] + after[1]) / 4]
    })
  }
  return points.filter((_, at) => isKept[at])
}
