import { relative } from 'node:path'
import { build, mergeConfig, type InlineConfig, type Rolldown, type UserConfig } from 'vite'
import { joinFiles, type Piece } from './joinFiles.ts'
import { mustHave } from './mustHave.ts'
import { partsOf, type LatePart, type SeenPart } from './partsOf.ts'
import { readParts, type PartWords } from './readParts.ts'
import { reach } from './reach.ts'
import type { PartRecord } from './readBuild.ts'

type Chunk = Rolldown.OutputChunk

/**
 * How many characters a part may load beyond its need: what comes by itself, what is asked for in the
 * street or with the first press, and all else. A third of it is what is sent.
 */
const spare = { byItself: 3000, light: 21_000, other: 80_000 }
/** Has a file of its own: a browser that meets an error made while a file is read reads it all again. */
const react = /\/node_modules\/(?:react|react-dom|scheduler)\//
/** The files that are there before any part is asked for. */
const ofStart = /(?:^|\/)(?:start|react|boot|rolldown-runtime)-/u

/**
 * Makes few files of an app. Left to itself the bundler makes hundreds, one for each set of parts that
 * share a module, and each costs a request and compresses worse than the whole.
 *
 * What the parts need is known only once the unused code of all packages is gone, so a first build, of
 * which nothing is written, says it. When the parts come the product says where it imports them.
 *
 * @param config - makes the app's configuration anew
 * @param root - the folder of the app
 */
export async function splitFiles(config: () => UserConfig, root: string): Promise<UserConfig> {
  const { chunks, seen, imports, effects } = await firstBuild(config(), root)
  const { parts, fixed, kindOf } = partsOf(chunks, seen)
  const groups = new Map<string, string>()
  const put = (name: string, chunk: Chunk) => {
    for (const id of Object.keys(chunk.modules)) {
      // The styles of the page's frame stay with the entry: they stand in the page.
      if (name === 'boot' && id.endsWith('.css')) continue
      groups.set(id, react.test(id) ? 'react' : name)
    }
  }
  for (const [chunk, name] of fixed) put(name, chunk)
  for (const [name, some] of joined(chunks, { parts, fixed, kindOf })) {
    for (const chunk of some) put(name, chunk)
  }
  // Styles that the app starts with and others share are no chunk's of the first build.
  const start = parts.filter(({ comes }) => comes === 'start').map(({ id }) => id)
  for (const id of reach(start, (one) => imports.get(one) ?? [])) {
    if (effects.has(id) && !groups.has(id)) groups.set(id, 'start')
  }
  return mergeConfig<UserConfig, UserConfig>(config(), {
    plugins: [recordParts(parts)],
    build: {
      modulePreload: {
        // The page itself names what every part needs: to name it before each is weight alone.
        resolveDependencies: (_file, needed, { hostType }) =>
          hostType === 'html' ? needed : needed.filter((name) => !ofStart.test(name)),
      },
      rolldownOptions: {
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: (id) => groups.get(id) ?? null }],
          },
        },
      },
    },
  })
}

/** Chunks in an order that is the same wherever the app's folder lies: what is joined hangs on it. */
function inOrder(chunks: readonly Chunk[], root: string): Chunk[] {
  const nameOf = ({ modules }: Chunk) =>
    Object.keys(modules)
      .map((id) => relative(root, id))
      .toSorted()
      .join()
  return chunks
    .map((chunk) => ({ chunk, name: nameOf(chunk) }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ chunk }) => chunk)
}

/** Builds an app in memory: each chunk is what exactly the same parts need. */
async function firstBuild(config: UserConfig, root: string) {
  const words = new Map<string, PartWords>()
  const seen: SeenPart[] = []
  /** What each module imports at once, and those that are imported for nothing that they export. */
  const imports = new Map<string, readonly string[]>()
  const effects = new Set<string>()
  const inMemory: InlineConfig = {
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      readParts(words),
      {
        name: 'see-parts',
        generateBundle() {
          for (const id of [...this.getModuleIds()].toSorted()) {
            const module = mustHave(this.getModuleInfo(id), id)
            const { dynamicImporters: askers, importedIds, exports } = module
            imports.set(id, importedIds)
            if (id.endsWith('.css') || exports.length === 0) effects.add(id)
            if (askers.length === 0) continue
            // Pages are asked for by whoever lists their routes.
            const listed = (asker: string) => this.getModuleInfo(asker)?.importers ?? []
            const isPage = words.get(id)?.kind === 'page'
            const place = (isPage ? askers.flatMap(listed) : askers).join()
            seen.push({ ...words.get(id), id, askers, place })
          }
        },
      },
    ],
    build: { write: false, rolldownOptions: { experimental: { chunkOptimization: false } } },
  }
  const built = await build(mergeConfig<UserConfig, InlineConfig>(config, inMemory))
  if (!('output' in built)) throw new TypeError('A build that is written once has one output.')
  const chunks = built.output.filter((file) => file.type === 'chunk')
  return { chunks: inOrder(chunks, root), seen, imports, effects }
}

/** The chunks of each file to make of what comes after the first page, by its name. */
function joined(
  chunks: readonly Chunk[],
  { parts, fixed, kindOf }: ReturnType<typeof partsOf>,
): Map<string, Chunk[]> {
  const rest = chunks.filter((chunk) => !fixed.has(chunk))
  const pieces = new Map(
    rest.map((chunk) => [
      chunk,
      { size: chunk.code.length, imports: new Array<Piece>(), kind: kindOf(chunk) },
    ]),
  )
  const piecesOf = (some: Iterable<Chunk>) =>
    [...some].map((chunk) => pieces.get(chunk)).filter((piece) => piece !== undefined)
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  for (const [chunk, { imports }] of pieces) {
    imports.push(...piecesOf(chunk.imports.map((name) => mustHave(byName.get(name), name))))
  }
  // What comes at one moment comes together.
  const late = parts.filter(({ chunk }) => pieces.has(chunk))
  const loads = Map.groupBy(late, ({ comes, id }) => comes ?? id)
  const files = joinFiles(
    [...pieces.values()],
    [...loads.values()].map((some) => {
      const { comes, isLight, place = '' } = some[0] ?? {}
      return {
        needs: piecesOf(some.flatMap(({ needs }) => [...needs])),
        there: piecesOf(some.map(({ there }) => there).reduce((a, b) => a.intersection(b))),
        place,
        spare: spare[comes !== undefined ? 'byItself' : isLight ? 'light' : 'other'],
      }
    }),
  )
  const chunkOf = new Map<Piece, Chunk>([...pieces].map(([chunk, piece]) => [piece, chunk]))
  const named = new Map<string, Chunk[]>()
  for (const file of files) {
    const some = file.map((piece) => mustHave(chunkOf.get(piece), 'a chunk of each piece'))
    const bySize = some.toSorted((a, b) => b.code.length - a.code.length)
    const { name } = mustHave(
      bySize.find(({ isDynamicEntry }) => isDynamicEntry) ?? bySize[0],
      'a chunk of each file',
    )
    named.set(named.has(name) ? `${name}-${named.size}` : name, some)
  }
  return named
}

/** Writes beside the manifest where the parts have come to lie. */
function recordParts(parts: readonly LatePart[]): Rolldown.Plugin {
  return {
    name: 'record-parts',
    generateBundle: {
      // Vite takes out files that hold styles alone.
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
        const fileOf = new Map(
          chunks.flatMap(({ moduleIds, fileName }) =>
            moduleIds.map((id) => [id, fileName] as const),
          ),
        )
        const filesOf = (some: Iterable<Chunk>) => {
          const ids = [...some].flatMap(({ modules }) => Object.keys(modules))
          const files = ids.map((id) => fileOf.get(id)).filter((file) => file !== undefined)
          return reach(files, (file) => byName.get(file)?.imports ?? [])
        }
        const records = parts.map(({ id, chunk, there, comes, part, kind }): PartRecord => ({
          name: chunk.name,
          file: mustHave(fileOf.get(id), id),
          adds: [...filesOf([chunk]).difference(filesOf(there))],
          ...(comes === undefined ? {} : { comes }),
          ...(part === undefined ? {} : { part }),
          ...(kind === 'texts' ? { isEnglish: true } : {}),
        }))
        const fileName = '.vite/parts.json'
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(records, null, 1) })
      },
    },
  }
}
