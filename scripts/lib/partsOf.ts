import type { Rolldown } from 'vite'
import { mustHave } from './mustHave.ts'
import { reach } from './reach.ts'
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
  readonly chunk: Chunk
  readonly needs: ReadonlySet<Chunk>
  /** What has come before it is asked for. */
  readonly there: ReadonlySet<Chunk>
}

/**
 * Finds in a build what its parts need and what is there when they are asked for.
 *
 * @param chunks - each is what exactly the same parts need
 * @returns the parts; `fixed`: the names of the files of what the first page needs and of texts, by
 *   chunk; `kindOf`: which part of the product, that not every city has, a chunk is only for
 */
export function partsOf(chunks: readonly Chunk[], seen: readonly SeenPart[]) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const chunkOf = new Map(
    chunks.flatMap((chunk) => Object.keys(chunk.modules).map((id) => [id, chunk] as const)),
  )
  const withImports = (some: Iterable<Chunk>) =>
    reach(some, ({ imports }) => imports.map((name) => mustHave(byName.get(name), name)))
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

  /** What is there wherever the part may be asked for. */
  const thereFor = ({ comes, kind, isForMembers, askers }: Found): ReadonlySet<Chunk> => {
    if (comes !== undefined) return start
    if (kind === 'page') return isForMembers ? come.union(members) : come
    return [...askers]
      .map((asker) => withImports([asker]))
      .reduce((a, b) => a.intersection(b), new Set(chunks))
      .union(come)
  }
  const kindOf = (chunk: Chunk): string => {
    const users = found.filter(({ needs }) => needs.has(chunk))
    const all = new Set(users.map(({ part = '' }) => part))
    return all.size === 1 ? [...all].join() : ''
  }
  const fixed = new Map<Chunk, string>()
  for (const chunk of first.difference(new Set([entry]))) {
    fixed.set(chunk, boot.has(chunk) ? 'boot' : start.has(chunk) ? 'start' : 'page')
  }
  const describe = (part: Found): LatePart => {
    const { askers, chunk } = part
    const isTexts = part.kind === 'texts'
    const kind = part.part ?? (isTexts ? [...askers].map(kindOf).join() : '')
    const isOfFirst = isTexts && first.isSupersetOf(askers)
    if (isTexts) fixed.set(chunk, isOfFirst ? 'en' : `enLater${kind}`)
    return {
      ...part,
      there: thereFor(part),
      ...(kind === '' ? {} : { part: kind }),
      ...(isOfFirst ? { comes: 'first' } : {}),
      ...(askers.has(entry) ? { comes: 'start' } : {}),
    }
  }
  return { parts: found.map(describe), fixed, kindOf }
}
