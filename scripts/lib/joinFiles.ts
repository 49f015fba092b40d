import { reach } from './reach.ts'

/** A piece of an app's code: what exactly the same parts need. */
export interface Piece {
  /** Characters of its code. */
  readonly size: number
  readonly imports: readonly Piece[]
  /** Pieces of different kinds never come to stand in one file. */
  readonly kind: string
}

/** What is loaded by itself. */
export interface Part {
  readonly needs: Iterable<Piece>
  /** What has come before it is asked for. */
  readonly there: Iterable<Piece>
  /** Where it is asked for: what is asked for at one place is often wanted together. */
  readonly place: string
  /** How many characters it may load beyond its need. */
  readonly spare: number
}

interface File {
  readonly pieces: Piece[]
  readonly kind: string
  size: number
  imports: Set<File>
}

/** What a part comes to load. */
interface Load extends Pick<Part, 'place' | 'spare'> {
  readonly needed: number
  there: Set<File>
  files: Set<File>
}

/** How many characters a request is worth. */
const perRequest = 100_000
/** How many requests one file saves for two that are asked for at one place. */
const atOnePlace = 2

/**
 * Makes the files of an app. A phone needs longer to ask for a small file than to read it, so two
 * become one while that saves more requests than it makes parts read in vain. No part then loads more
 * than it may, and no file waits for itself.
 *
 * @returns the pieces of each file
 */
export function joinFiles(pieces: readonly Piece[], parts: readonly Part[]): Piece[][] {
  const fileOf = new Map<Piece, File>()
  for (const piece of pieces) {
    const { size, kind } = piece
    fileOf.set(piece, { pieces: [piece], size, kind, imports: new Set() })
  }
  const filesOf = (some: Iterable<Piece>) =>
    [...some].map((piece) => fileOf.get(piece)).filter((file) => file !== undefined)
  for (const [{ imports }, file] of fileOf) file.imports = new Set(filesOf(imports))
  const loads = parts.map((part): Load => {
    const there = withImports(filesOf(part.there))
    const files = withImports(filesOf(part.needs)).difference(there)
    return { place: part.place, spare: part.spare, there, files, needed: sizeOf(files) }
  })
  const files = new Set(fileOf.values())
  let joined: Set<File>
  do {
    joined = new Set()
    for (const [one, other] of pairsOf([...files], loads)) {
      if (joined.has(one) || joined.has(other) || !join(one, other, files, loads)) continue
      joined.add(one).add(other)
    }
  } while (joined.size > 0)
  return [...files].map((file) => file.pieces)
}

/** The pairs of files that had better be one, the best first. */
function pairsOf(files: readonly File[], loads: readonly Load[]): (readonly [File, File])[] {
  const users = files.map((file) => new Set(loads.filter((load) => load.files.has(file))))
  const places = users.map((some) => new Set([...some].map(({ place }) => place)))
  const pairs: { readonly pair: readonly [File, File]; readonly gain: number }[] = []
  for (const [at, one] of files.entries()) {
    for (let to = at + 1; to < files.length; to += 1) {
      const [other, ofOne, ofOther] = [files[to], users[at], users[to]]
      if (!other || !ofOne || !ofOther || one.kind !== other.kind) continue
      const both = ofOne.intersection(ofOther).size
      const isBeside = !places[at]?.isDisjointFrom(places[to] ?? new Set())
      const saved = perRequest * (both || (isBeside ? atOnePlace : 0))
      const gain = saved - (ofOne.size - both) * other.size - (ofOther.size - both) * one.size
      if (gain > 0) pairs.push({ pair: [one, other], gain })
    }
  }
  return pairs.toSorted((a, b) => b.gain - a.gain).map(({ pair }) => pair)
}

/**
 * Makes one file of two.
 *
 * @returns whether that is allowed
 */
function join(one: File, other: File, files: Set<File>, loads: readonly Load[]): boolean {
  const imports = one.imports.union(other.imports).difference(new Set([one, other]))
  const brought = withImports(imports)
  if (brought.has(one) || brought.has(other)) return false
  brought.add(one).add(other)
  const has = (some: Set<File>) => some.has(one) || some.has(other)
  const isTooMuch = ({ there, files: own, needed, spare }: Load) =>
    has(own) && !has(there) && sizeOf(brought.difference(there).union(own)) - needed > spare
  if (loads.some(isTooMuch)) return false
  one.pieces.push(...other.pieces)
  one.size += other.size
  one.imports = imports
  files.delete(other)
  for (const file of files) if (file.imports.delete(other)) file.imports.add(one)
  for (const load of loads) {
    if (has(load.there)) load.there = load.there.union(brought)
    else if (has(load.files)) load.files = load.files.union(brought)
    load.there.delete(other)
    load.files.delete(other)
    load.files = load.files.difference(load.there)
  }
  return true
}

function withImports(some: Iterable<File>): Set<File> {
  return reach(some, ({ imports }) => imports)
}

function sizeOf(files: Iterable<File>): number {
  let size = 0
  for (const file of files) size += file.size
  return size
}
