/** Points that stand too close to each other, and the middle of them. */
export interface Group {
  readonly x: number
  readonly y: number
  readonly members: readonly number[]
}

/** A part of the projection's square. */
export interface View {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

interface Cell {
  x: number
  y: number
  /** Counts the cells row by row from the first one that is looked at. */
  readonly key: number
  members: number[]
}

/** Pixels of a cell in which points are always one group. */
const cellSize = 52
/** Pixels between the middles of two groups below which the smaller joins the larger. */
const reach = 42
/** How often neighbours join; each time a cell's group depends on cells one farther away. */
const passes = 2
const everything: View = { left: 0, right: 1, top: 0, bottom: 1 }

/**
 * Groups points at a zoom: those of one cell of a grid first, then neighbours that would overlap.
 * The grid is the same for every view, and a cell's group depends on the few cells around it alone,
 * so groups stay what they are while the map moves.
 *
 * @param xs - how far east the points are in the projection's square, 0 to 1
 * @param ys - how far south
 * @param view - what has to be grouped; points a few cells beyond it are grouped too
 */
export function groupPoints(
  xs: Float64Array,
  ys: Float64Array,
  zoom: number,
  view: View = everything,
): readonly Group[] {
  const pixel = 1 / (256 * 2 ** zoom)
  const grid = gridOf(xs, ys, cellSize * pixel, view)
  for (let pass = 0; pass < passes; pass += 1) joinNeighbours(grid, reach * pixel)
  return [...grid.cells.values()]
}

interface Grid {
  /** Cells in a row, one more than can hold points: what is beyond the last is never the next first. */
  readonly columns: number
  readonly cells: Map<number, Cell>
}

/** The cells of a grid that hold points, each with the middle of its points. */
function gridOf(xs: Float64Array, ys: Float64Array, size: number, view: View): Grid {
  const beyond = (passes + 1) * size
  const [left, right] = [view.left - beyond, view.right + beyond]
  const [top, bottom] = [view.top - beyond, view.bottom + beyond]
  const [firstColumn, firstRow] = [Math.floor(left / size), Math.floor(top / size)]
  const columns = Math.floor(right / size) - firstColumn + 2
  const cells = new Map<number, Cell>()
  for (let at = 0; at < xs.length; at += 1) {
    const x = xs[at] ?? 0
    const y = ys[at] ?? 0
    if (x < left || x > right || y < top || y > bottom) continue
    const key = (Math.floor(y / size) - firstRow) * columns + Math.floor(x / size) - firstColumn
    const cell = cells.get(key)
    if (cell === undefined) cells.set(key, { x, y, key, members: [at] })
    else {
      cell.members.push(at)
      cell.x += (x - cell.x) / cell.members.length
      cell.y += (y - cell.y) / cell.members.length
    }
  }
  return { columns, cells }
}

/** Lets each cell join the largest neighbour in its reach, unless that one joins another itself. */
function joinNeighbours({ columns, cells }: Grid, distance: number): void {
  const around = [-columns - 1, -columns, 1 - columns, -1, 1, columns - 1, columns, columns + 1]
  const wanted = new Map<Cell, Cell>()
  for (const cell of cells.values()) {
    const larger = largerNeighbour(cells, around, cell, distance)
    if (larger !== null) wanted.set(cell, larger)
  }
  for (const [cell, larger] of wanted) {
    if (wanted.has(larger)) continue
    take(larger, cell)
    cells.delete(cell.key)
  }
}

function largerNeighbour(
  cells: Map<number, Cell>,
  around: readonly number[],
  cell: Cell,
  distance: number,
): Cell | null {
  let largest = cell
  for (const step of around) {
    const other = cells.get(cell.key + step)
    if (other === undefined || !isLarger(other, largest)) continue
    if (Math.hypot(other.x - cell.x, other.y - cell.y) < distance) largest = other
  }
  return largest === cell ? null : largest
}

function isLarger(one: Cell, other: Cell): boolean {
  const more = one.members.length - other.members.length
  return more > 0 || (more === 0 && one.key > other.key)
}

function take(cell: Cell, other: Cell): void {
  const [own, more] = [cell.members.length, other.members.length]
  cell.x = (cell.x * own + other.x * more) / (own + more)
  cell.y = (cell.y * own + other.y * more) / (own + more)
  cell.members = cell.members.concat(other.members)
}
