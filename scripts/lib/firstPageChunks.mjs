import { build, mergeConfig } from 'vite'
import { joinSmallFiles } from './joinSmallFiles.mjs'

/**
 * Puts what an app needs before its first page can be used into few files: left to itself the
 * bundler makes dozens of them, one for each set of screens that share a module, and each costs a
 * request and compresses worse than the whole.
 *
 * What the first page needs is known only once the unused parts of all packages are gone, so a first
 * build, of which nothing is written, says it. A second says which small files are left to be joined.
 *
 * @param {() => import('vite').UserConfig} config - makes the app's configuration anew
 * @param {{
 *   root: string,
 *   parts: Record<string, string>,
 *   soon?: Record<string, string[]>,
 *   after?: Record<string, string[]>,
 *   apart?: Record<string, RegExp>,
 *   members?: { entries: string[], parts: RegExp, logins: string[], guests: string[] },
 *   first?: string[],
 * }} app - its folder;
 *   `parts`: the names of the files to make with the end of the module's name whose needs each is for,
 *   the first needed first;
 *   `apart`: what of that has a file of its own, by name;
 *   `soon`: the names of files for what modules share that are loaded soon afterwards, with the ends of
 *   these;
 *   `after`: the names of files for modules that come by themselves after that, with all they need;
 *   `members`: the ends of the modules that everybody who is signed in loads, with what else only they
 *   load, and of what leads guests to an account: of what these need at once few files are made;
 *   `first`: the ends of the modules of the screens that matter most, whose small files are joined first
 * @returns {Promise<import('vite').UserConfig>}
 */
export async function withFirstPageChunks(config, app) {
  const { root, parts, soon = {}, after = {}, apart = {}, members, first = [] } = app
  const chunks = await chunksOf(config(), root)
  const entry = chunks.find(({ isEntry }) => isEntry)
  const isStart = (end) => Object.keys(entry.modules).some((id) => id.endsWith(end))
  // What a small entry brings to start the rest stays with it, so that it stays small.
  const kept = Object.values(parts).some(isStart) ? new Set() : modulesOf(chunks, [entry])
  const groups = Object.entries(parts).map(([name, end], at) => {
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
  const ofEntry = (id) => kept.has(id) && !(id in entry.modules) && !id.endsWith('.css')
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

function grouped(config, groups) {
  const output = { codeSplitting: { groups } }
  return mergeConfig(config, { build: { rolldownOptions: { output } } })
}

/** What some modules that are loaded by themselves share with others; what is theirs alone stays theirs. */
function sharedBy(name, chunks, ends, kept) {
  const own = chunksLike(chunks, ends)
  const needed = modulesOf(chunks, own)
  for (const { modules } of own) for (const id of Object.keys(modules)) needed.delete(id)
  return groupOf(name, 3, (id) => needed.has(id) && !kept.has(id))
}

/** Some modules that are loaded by themselves with all they need, in one file. */
function neededBy(name, chunks, ends, kept) {
  const needed = modulesOf(chunks, chunksLike(chunks, ends))
  return groupOf(name, 2, (id) => needed.has(id) && !kept.has(id))
}

function chunksLike(chunks, ends) {
  return chunks.filter(({ facadeModuleId }) => ends.some((end) => facadeModuleId?.endsWith(end)))
}

function groupOf(name, priority, test) {
  return { name, priority, includeDependenciesRecursively: false, test }
}

/**
 * What everybody who is signed in needs, but for the entries themselves: in one file what nobody else
 * does, in another what the ways to an account have too, in a third what guests have who have paid, in a
 * fourth what other pages have.
 */
function memberGroups(chunks, { entries, parts, logins, guests }, kept) {
  const isEntry = (id) => entries.some((end) => id.endsWith(end))
  const isOfMembers = (id) => isEntry(id) || parts.test(id)
  const wanted = chunks.filter(({ isDynamicEntry, facadeModuleId }) => {
    return isDynamicEntry && facadeModuleId !== null
  })
  const needed = modulesOf(
    chunks,
    wanted.filter(({ facadeModuleId }) => isEntry(facadeModuleId)),
  )
  const modulesFor = (isWanted) =>
    modulesOf(
      chunks,
      wanted.filter(({ facadeModuleId }) => isWanted(facadeModuleId)),
    )
  const ofAll = modulesFor((id) => !isOfMembers(id))
  const ofLogin = modulesFor((id) => logins.some((end) => id.endsWith(end)))
  const isOfGuests = (id) => guests.some((end) => id.endsWith(end))
  const ofOthers = modulesFor((id) => !isOfMembers(id) && !isOfGuests(id))
  const ofGuests = modulesFor(isOfGuests)
  const group = (name, test) =>
    groupOf(name, 1, (id) => needed.has(id) && !kept.has(id) && !isEntry(id) && test(id))
  return [
    group('account', (id) => !ofAll.has(id)),
    group('login', (id) => ofLogin.has(id)),
    group('guests', (id) => ofGuests.has(id) && !ofLogin.has(id) && !ofOthers.has(id)),
    group('common', (id) => ofGuests.has(id) && !ofLogin.has(id) && ofOthers.has(id)),
    group('shared', (id) => ofAll.has(id) && !ofLogin.has(id) && !ofGuests.has(id)),
  ]
}

async function chunksOf(config, root) {
  const { output } = await build(
    mergeConfig(config, { root, configFile: false, logLevel: 'error', build: { write: false } }),
  )
  return output.filter(({ type }) => type === 'chunk')
}

/** The modules of some chunks and of everything that they import at once. */
function modulesOf(chunks, some) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const found = new Set()
  const add = (chunk) => {
    if (chunk === undefined || found.has(chunk)) return
    found.add(chunk)
    for (const name of chunk.imports) add(byName.get(name))
  }
  for (const chunk of some) add(chunk)
  return new Set([...found].flatMap(({ modules }) => Object.keys(modules)))
}
