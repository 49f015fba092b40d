import { build, mergeConfig, type InlineConfig, type Rolldown, type UserConfig } from 'vite'
import { joinSmallFiles } from './joinSmallFiles.ts'
import { mustHave } from './mustHave.ts'

/**
 * What everybody who is signed in loads: of what these need at once few files are made. All but
 * `parts` are ends of modules' names.
 */
interface Members {
  readonly entries: readonly string[]
  /** What else only they load. */
  readonly parts: RegExp
  /** What leads guests to an account. */
  readonly logins: readonly string[]
  readonly guests: readonly string[]
}

/** An app and the files to make of it. A module is named by the end of its name. */
interface AppFiles {
  /** The folder of the app. */
  readonly root: string
  /** The names of the files to make with the module whose needs each is for, the first needed first. */
  readonly parts: Readonly<Record<string, string>>
  /** The names of files for what modules share that are loaded soon afterwards, with these. */
  readonly soon?: Readonly<Record<string, readonly string[]>>
  /** The names of files for modules that come by themselves after that, with all they need. */
  readonly after?: Readonly<Record<string, readonly string[]>>
  /** What of `parts` has a file of its own, by name. */
  readonly apart?: Readonly<Record<string, RegExp>>
  readonly members?: Members
  /** The modules of the screens that matter most, whose small files are joined first. */
  readonly first?: readonly string[]
}

type Chunk = Rolldown.OutputChunk
type Group = Rolldown.CodeSplittingGroup
/** Whether a module belongs somewhere, by its id. */
type Test = (id: string) => boolean

/**
 * Puts what an app needs before its first page can be used into few files: left to itself the
 * bundler makes dozens of them, one for each set of screens that share a module, and each costs a
 * request and compresses worse than the whole.
 *
 * What the first page needs is known only once the unused parts of all packages are gone, so a first
 * build, of which nothing is written, says it. A second says which small files are left to be joined.
 *
 * @param config - makes the app's configuration anew
 */
export async function withFirstPageChunks(
  config: () => UserConfig,
  app: AppFiles,
): Promise<UserConfig> {
  const { root, parts, soon = {}, after = {}, apart = {}, members, first = [] } = app
  const chunks = await chunksOf(config(), root)
  const entry = mustHave(
    chunks.find(({ isEntry }) => isEntry),
    "the app's entry",
  )
  const isStart = (end: string) => Object.keys(entry.modules).some((id) => id.endsWith(end))
  // What a small entry brings to start the rest stays with it, so that it stays small.
  const kept = Object.values(parts).some(isStart) ? new Set<string>() : modulesOf(chunks, [entry])
  const groups: Group[] = Object.entries(parts).map(([name, end], at) => {
    const needing = chunks.filter(({ modules }) =>
      Object.keys(modules).some((id) => id.endsWith(end)),
    )
    const modules = modulesOf(chunks, needing)
    return groupOf(name, chunks.length + 3 - at, (id) => {
      return modules.has(id) && !kept.has(id) && !id.endsWith(end) && !id.endsWith('.html')
    })
  })
  for (const [name, test] of Object.entries(apart)) {
    groups.push({ name, priority: groups.length + chunks.length + 1, test })
  }
  const ofEntry = (id: string) => kept.has(id) && !(id in entry.modules) && !id.endsWith('.css')
  groups.push(groupOf('boot', groups.length + chunks.length + 3, ofEntry))
  for (const [name, ends] of Object.entries(soon)) groups.push(sharedBy(name, chunks, ends, kept))
  for (const [name, ends] of Object.entries(after)) groups.push(neededBy(name, chunks, ends, kept))
  if (members !== undefined) groups.push(...memberGroups(chunks, members, kept))
  const built = await chunksOf(grouped(config(), groups), root)
  const alone = ['boot', ...Object.keys(parts), ...Object.keys(apart)]
  const joined = joinSmallFiles(built, { alone, first }).map((modules, at) => {
    return groupOf(`part${at + 1}`, groups.length + chunks.length + 4, (id) => modules.includes(id))
  })
  return grouped(config(), [...groups, ...joined])
}

function grouped(config: UserConfig, groups: Group[]): UserConfig {
  const output = { codeSplitting: { groups } }
  return mergeConfig<UserConfig, UserConfig>(config, { build: { rolldownOptions: { output } } })
}

/** What some modules that are loaded by themselves share with others; what is theirs alone stays theirs. */
function sharedBy(
  name: string,
  chunks: readonly Chunk[],
  ends: readonly string[],
  kept: ReadonlySet<string>,
): Group {
  const own = chunksLike(chunks, ends)
  const needed = modulesOf(chunks, own)
  for (const { modules } of own) for (const id of Object.keys(modules)) needed.delete(id)
  return groupOf(name, 3, (id) => needed.has(id) && !kept.has(id))
}

/** Some modules that are loaded by themselves with all they need, in one file. */
function neededBy(
  name: string,
  chunks: readonly Chunk[],
  ends: readonly string[],
  kept: ReadonlySet<string>,
): Group {
  const needed = modulesOf(chunks, chunksLike(chunks, ends))
  return groupOf(name, 2, (id) => needed.has(id) && !kept.has(id))
}

function chunksLike(chunks: readonly Chunk[], ends: readonly string[]): Chunk[] {
  return chunks.filter(({ facadeModuleId }) => ends.some((end) => facadeModuleId?.endsWith(end)))
}

function groupOf(name: string, priority: number, test: Test): Group {
  return { name, priority, includeDependenciesRecursively: false, test }
}

/**
 * Groups what everybody who is signed in needs, without the entries themselves, by who else needs it:
 * nobody (`account`), the ways to an account (`login`), guests who have paid (`guests`), these guests
 * and other pages (`common`), other pages alone (`shared`).
 */
function memberGroups(
  chunks: readonly Chunk[],
  { entries, parts, logins, guests }: Members,
  kept: ReadonlySet<string>,
): Group[] {
  const isEntry = (id: string) => entries.some((end) => id.endsWith(end))
  const isOfMembers = (id: string) => isEntry(id) || parts.test(id)
  const modulesFor = (isWanted: Test) =>
    modulesOf(
      chunks,
      chunks.filter(({ isDynamicEntry, facadeModuleId }) => {
        return isDynamicEntry && facadeModuleId !== null && isWanted(facadeModuleId)
      }),
    )
  const needed = modulesFor(isEntry)
  const ofAll = modulesFor((id) => !isOfMembers(id))
  const ofLogin = modulesFor((id) => logins.some((end) => id.endsWith(end)))
  const isOfGuests = (id: string) => guests.some((end) => id.endsWith(end))
  const ofOthers = modulesFor((id) => !isOfMembers(id) && !isOfGuests(id))
  const ofGuests = modulesFor(isOfGuests)
  const group = (name: string, test: Test) =>
    groupOf(name, 1, (id) => needed.has(id) && !kept.has(id) && !isEntry(id) && test(id))
  return [
    group('account', (id) => !ofAll.has(id)),
    group('login', (id) => ofLogin.has(id)),
    group('guests', (id) => ofGuests.has(id) && !ofLogin.has(id) && !ofOthers.has(id)),
    group('common', (id) => ofGuests.has(id) && !ofLogin.has(id) && ofOthers.has(id)),
    group('shared', (id) => ofAll.has(id) && !ofLogin.has(id) && !ofGuests.has(id)),
  ]
}

async function chunksOf(config: UserConfig, root: string): Promise<Chunk[]> {
  const inMemory: InlineConfig = {
    root,
    configFile: false,
    logLevel: 'error',
    build: { write: false },
  }
  const built = await build(mergeConfig<UserConfig, InlineConfig>(config, inMemory))
  if (!('output' in built)) throw new TypeError('A build that is written once has one output.')
  return built.output.filter((file) => file.type === 'chunk')
}

/** The modules of some chunks and of everything that they import at once. */
function modulesOf(chunks: readonly Chunk[], some: readonly Chunk[]): Set<string> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const found = new Set<Chunk>()
  const add = (chunk: Chunk | undefined) => {
    if (chunk === undefined || found.has(chunk)) return
    found.add(chunk)
    for (const name of chunk.imports) add(byName.get(name))
  }
  for (const chunk of some) add(chunk)
  return new Set([...found].flatMap(({ modules }) => Object.keys(modules)))
}
