import type { Rolldown } from 'vite'
import { mustHave } from './mustHave.ts'
import type { PartWords } from './readParts.ts'

type Chunk = Rolldown.OutputChunk

/** A part as the module graph has it. */
export interface SeenPart extends PartWords {
  readonly id: string
  /** The modules that import it. */
  readonly askers: readonly string[]
  readonly place: string
}

/** A part with what it loads. */
export interface LatePart extends Omit<SeenPart, 'askers'> {
  readonly name: string
  readonly chunk: Chunk
  readonly askers: ReadonlySet<Chunk>
  readonly needs: ReadonlySet<Chunk>
  /** What has come before it is asked for. */
  readonly there: ReadonlySet<Chunk>
  /** The file for English texts, by who reads them. */
  readonly textsOf?: string
}

/**
 * Finds in a build what its parts need and what is there when they are asked for.
 *
 * @param chunks - each is what exactly the same parts need
 * @returns the parts; `fixed`: the names of the files that the first page needs, by chunk; `kindOf`:
 *   which part of the product, that not every city has, a chunk is only for
 */
export function partsOf(chunks: readonly Chunk[], seen: readonly SeenPart[]) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const chunkOf = new Map(
    chunks.flatMap((chunk) => Object.keys(chunk.modules).map((id) => [id, chunk] as const)),
  )
  const withImports = (some: Iterable<Chunk>) => {
    const found = new Set(some)
    for (const { imports } of found) {
      for (const name of imports) found.add(mustHave(byName.get(name), name))
    }
    return found
  }
  const entry = mustHave(
    chunks.find(({ isEntry }) => isEntry),
    "the app's entry",
  )
  const found = seen.flatMap((part) => {
    const chunk = chunkOf.get(part.id)
    if (chunk === undefined) return []
    const askers = part.askers.map((id) => chunkOf.get(id)).filter((asker) => asker !== undefined)
    return [{ ...part, chunk, askers: new Set(askers), needs: withImports([chunk]) }]
  })
  type Found = (typeof found)[number]
  const needsOf = (isWanted: (part: Found) => boolean) =>
    withImports(found.filter(isWanted).map(({ chunk }) => chunk))
  const boot = withImports([entry])
  const start = boot.union(needsOf(({ askers }) => askers.has(entry)))
  const first = needsOf(({ comes }) => comes === 'first').union(start)
  const members = needsOf(({ comes }) => comes === 'members')
  // What comes by itself has come before anybody can ask for more.
  const come = needsOf(({ comes }) => comes === 'soon').union(start)

  const there = new Map<Found, ReadonlySet<Chunk>>(found.map((part) => [part, new Set(chunks)]))
  const thereFor = (part: Found) => mustHave(there.get(part), part.id)
  const opensByItself = ({ kind, comes }: Found) => kind === 'page' || comes !== undefined
  const openersOf = (part: Found) =>
    found.filter((one) => one !== part && !one.needs.isDisjointFrom(part.askers))
  /** What is there wherever the part may be asked for. */
  const comeBefore = (part: Found): ReadonlySet<Chunk> => {
    if (part.comes !== undefined) return start
    if (part.kind === 'page') return part.isForMembers ? come.union(members) : come
    if (!start.isDisjointFrom(part.askers)) return come
    return openersOf(part)
      .map((one) => thereFor(one).union(one.comes === 'members' ? members : one.needs))
      .reduce((a, b) => a.intersection(b), thereFor(part))
  }
  for (let isSettled = false; !isSettled;) {
    isSettled = true
    for (const part of found) {
      const before = comeBefore(part)
      isSettled &&= before.size === thereFor(part).size
      there.set(part, before)
    }
  }

  /** What a part that is asked for only inside others is a part of. */
  const kinds = new Map<Found, string>()
  const kindOfPart = (part: Found): string => {
    const known = part.part ?? kinds.get(part)
    if (known !== undefined) return known
    kinds.set(part, '')
    const isOfAll = opensByItself(part) || !start.isDisjointFrom(part.askers)
    const all = isOfAll ? [] : [...new Set(openersOf(part).map(kindOfPart))]
    const [one = ''] = all.length === 1 ? all : []
    kinds.set(part, one)
    return one
  }
  const kindOf = (chunk: Chunk): string => {
    const all = new Set(found.filter(({ needs }) => needs.has(chunk)).map(kindOfPart))
    return all.size === 1 ? [...all].join() : ''
  }
  const isForMembers = (part: Found) =>
    part.comes === 'members' || thereFor(part).isSupersetOf(members)
  const textsOf = ({ askers }: Found): string => {
    if (first.isSupersetOf(askers)) return 'en'
    const readers = found.filter(({ needs }) => !needs.isDisjointFrom(askers))
    const kind = [...new Set([...askers].map(kindOf))].join()
    return `${members.size > 0 && readers.every(isForMembers) ? 'enMembers' : 'enLater'}${kind}`
  }
  const describe = (part: Found): LatePart => {
    const kind = part.kind === 'texts' ? [...part.askers].map(kindOf).join() : kindOfPart(part)
    const texts = part.kind === 'texts' ? textsOf(part) : undefined
    return {
      ...part,
      name: part.chunk.name,
      there: thereFor(part),
      ...(kind === '' ? {} : { part: kind }),
      ...(texts === undefined ? {} : { textsOf: texts }),
      ...(texts === 'en' ? { comes: 'first' } : {}),
      ...(part.askers.has(entry) ? { comes: 'start' } : {}),
    }
  }
  const fixed = new Map<Chunk, string>()
  for (const chunk of first) {
    if (chunk === entry) continue
    fixed.set(chunk, boot.has(chunk) ? 'boot' : start.has(chunk) ? 'start' : 'page')
  }
  return { parts: found.map(describe), fixed, kindOf }
}
