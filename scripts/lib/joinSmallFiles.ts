import type { Rolldown } from 'vite'
import { mustHave } from './mustHave.ts'

/**
 * What no part may load beyond its need, in bytes of written code (about a third of it compressed).
 * More makes parts that are loaded alone heavy, less leaves a screen with thirty files under a
 * kilobyte.
 */
const mostUnneeded = 10_000

/** What has to be known of a build's file. */
export type Chunk = Pick<
  Rolldown.OutputChunk,
  'name' | 'fileName' | 'imports' | 'isEntry' | 'isDynamicEntry' | 'facadeModuleId' | 'code'
> & { readonly modules: Readonly<Record<string, unknown>> }

/** Which files are no matter of the rule. */
interface Wishes {
  /** The names of files to leave as they are. */
  readonly alone: readonly string[]
  /** The ends of the modules of the first screens. */
  readonly first: readonly string[]
}

/** A chunk among the others of its build. */
interface Place {
  readonly chunk: Chunk
  readonly imports: Place[]
  /** The parts that need it. */
  readonly users: Set<Place>
  /** The chunks that it stands in one file with, itself among them. */
  file: readonly Place[]
}

/**
 * Which of a build's shared files to make one. The bundler makes a file for each set of parts that
 * share a module, and a phone needs longer to ask for a small file than to read it.
 *
 * Two are joined when some part needs both, no part then loads more than `mostUnneeded` that it doesn't
 * need, and no file comes to wait for itself. What the first screens need is joined first, then what fits best.
 *
 * @param chunks - of a build; its parts are what is loaded by itself: the entry and what is asked for
 *   later
 * @returns the modules of each joined file
 */
export function joinSmallFiles(chunks: readonly Chunk[], { alone, first }: Wishes): string[][] {
  const places = placesOf(chunks)
  const parts = places.filter(({ chunk }) => chunk.isEntry || chunk.isDynamicEntry)
  const needs = parts.map((part) => ({ part, needed: reach([part], ({ imports }) => imports) }))
  for (const { part, needed } of needs) for (const place of needed) place.users.add(part)
  const firstParts = parts.filter(({ chunk }) => {
    return first.some((end) => chunk.facadeModuleId?.endsWith(end))
  })

  const isLight = ({ part, needed }: (typeof needs)[number]) => {
    const unneeded = reach([part], loadedWith).difference(needed)
    return sum([...unneeded].map(sizeOf)) <= mostUnneeded
  }
  const pairOf = (one: Place, other: Place) => {
    const unneeded =
      one.users.difference(other.users).size * sizeOf(other) +
      other.users.difference(one.users).size * sizeOf(one)
    const isFirst = firstParts.some((part) => one.users.has(part) && other.users.has(part))
    return { one, other, unneeded, isFirst }
  }

  const shared = places.filter((place) => {
    return !parts.includes(place) && place.users.size > 0 && !alone.includes(place.chunk.name)
  })
  const pairs = shared
    .flatMap((one, at) => shared.slice(at + 1).map((other) => ({ one, other })))
    .filter(({ one, other }) => !one.users.isDisjointFrom(other.users))
    .map(({ one, other }) => pairOf(one, other))
    .toSorted((a, b) => Number(b.isFirst) - Number(a.isFirst) || a.unneeded - b.unneeded)
  for (const { one, other } of pairs) {
    if (one.file === other.file) continue
    const before = [one.file, other.file]
    const file = before.flat()
    for (const place of file) place.file = file
    if (!waitsForItself(file) && needs.every(isLight)) continue
    for (const old of before) for (const place of old) place.file = old
  }
  return [...new Set(places.map(({ file }) => file))]
    .filter((file) => file.length > 1)
    .map((file) => file.flatMap(({ chunk }) => Object.keys(chunk.modules)))
}

function placesOf(chunks: readonly Chunk[]): Place[] {
  const places = chunks.map((chunk) => {
    const place: Place = { chunk, imports: [], users: new Set(), file: [] }
    place.file = [place]
    return place
  })
  const byName = new Map(places.map((place) => [place.chunk.fileName, place]))
  for (const { chunk, imports } of places) {
    imports.push(...chunk.imports.map((name) => mustHave(byName.get(name), name)))
  }
  return places
}

function loadedWith({ file, imports }: Place): readonly Place[] {
  return [...file, ...imports]
}

function waitsForItself(file: readonly Place[]): boolean {
  const outside = file.flatMap(({ imports }) => imports).filter((place) => !file.includes(place))
  const awaited = reach(outside, loadedWith)
  return file.some((place) => awaited.has(place))
}

function sizeOf({ chunk }: Place): number {
  return chunk.code.length
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

/** Some places and all that is come to from them. */
function reach(from: readonly Place[], next: (place: Place) => readonly Place[]): Set<Place> {
  const found = new Set<Place>()
  const open = [...from]
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    if (found.has(place)) continue
    found.add(place)
    open.push(...next(place))
  }
  return found
}
