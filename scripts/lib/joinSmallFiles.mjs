/**
 * What no part may load beyond its need, in bytes of written code (about a third of it compressed).
 * More makes parts that are loaded alone heavy, less leaves a screen with thirty files under a
 * kilobyte.
 */
const mostUnneeded = 10_000

/**
 * Which of a build's shared files to make one. The bundler makes a file for each set of parts that
 * share a module, and a phone needs longer to ask for a small file than to read it.
 *
 * Two are joined when some part needs both, no part then loads more than `mostUnneeded` that it doesn't
 * need, and no file comes to wait for itself. What the first screens need is joined first, then what fits best.
 *
 * @param {import('vite').Rolldown.OutputChunk[]} chunks - of a build; its parts are what is loaded by
 *   itself: the entry and what is asked for later
 * @param {{ alone: string[], first: string[] }} wishes - the names of files to leave as they are, and
 *   the ends of the modules of the first screens
 * @returns {string[][]} the modules of each joined file
 */
export function joinSmallFiles(chunks, { alone, first }) {
  const at = new Map(chunks.map(({ fileName }, index) => [fileName, index]))
  const imports = chunks.map((chunk) => chunk.imports.map((name) => at.get(name)))
  const parts = indexesOf(chunks, ({ isEntry, isDynamicEntry }) => isEntry || isDynamicEntry)
  const needs = new Map(parts.map((part) => [part, reach([part], (index) => imports[index])]))
  const users = chunks.map(
    (_, index) => new Set(parts.filter((part) => needs.get(part).has(index))),
  )
  const firstParts = parts.filter((part) => {
    return first.some((end) => chunks[part].facadeModuleId?.endsWith(end))
  })
  // The chunks that each chunk stands in one file with, itself among them.
  const fileOf = chunks.map((_, index) => [index])
  const loadedWith = (index) => [...fileOf[index], ...imports[index]]

  const isLight = (part) => {
    const unneeded = reach([part], loadedWith).difference(needs.get(part))
    return sum([...unneeded].map((index) => chunks[index].code.length)) <= mostUnneeded
  }
  const waitsForItself = (file) => {
    const outside = file.flatMap((index) => imports[index]).filter((index) => !file.includes(index))
    const awaited = reach(outside, loadedWith)
    return file.some((index) => awaited.has(index))
  }
  const pairOf = (one, other) => {
    const unneeded =
      users[one].difference(users[other]).size * chunks[other].code.length +
      users[other].difference(users[one]).size * chunks[one].code.length
    const isFirst = firstParts.some((part) => users[one].has(part) && users[other].has(part))
    return { one, other, unneeded, isFirst }
  }

  const shared = indexesOf(
    chunks,
    ({ name }, index) => !needs.has(index) && users[index].size > 0 && !alone.includes(name),
  )
  const pairs = shared
    .flatMap((one, place) => shared.slice(place + 1).map((other) => [one, other]))
    .filter(([one, other]) => !users[one].isDisjointFrom(users[other]))
    .map(([one, other]) => pairOf(one, other))
    .toSorted((a, b) => b.isFirst - a.isFirst || a.unneeded - b.unneeded)
  for (const { one, other } of pairs) {
    if (fileOf[one] === fileOf[other]) continue
    const before = [fileOf[one], fileOf[other]]
    const file = before.flat()
    for (const index of file) fileOf[index] = file
    if (!waitsForItself(file) && parts.every(isLight)) continue
    for (const old of before) for (const index of old) fileOf[index] = old
  }
  return [...new Set(fileOf)]
    .filter((file) => file.length > 1)
    .map((file) => file.flatMap((index) => Object.keys(chunks[index].modules)))
}

function indexesOf(list, test) {
  return [...list.keys()].filter((index) => test(list[index], index))
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0)
}

/** Some places and all that is come to from them. */
function reach(from, next) {
  const found = new Set()
  const open = [...from]
  while (open.length > 0) {
    const index = open.pop()
    if (found.has(index)) continue
    found.add(index)
    open.push(...next(index))
  }
  return found
}
