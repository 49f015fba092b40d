import { isKnown, isLacking } from './lacking.ts'

/**
 * Leaves out of TypeScript's declarations of the browser what a browser of the floor lacks: names that
 * stand in a page and members of interfaces. Types stay, so what names them still can.
 *
 * @param text - a declaration file as TypeScript brings it: each declaration and member on a line
 */
export function trimLib(text: string): string {
  const users = usersOf(text)
  let inside: { readonly name: string; readonly isStatic: boolean } | null = null
  let isGone = false
  const lines: string[] = []
  /** The comment of what comes next. */
  let comment: string[] = []
  for (const line of text.split('\n')) {
    const opened = /^(?:declare )?(interface|var) (\w+)\b.*\{$/.exec(line)
    if (opened?.[2] !== undefined) {
      inside = { name: opened[2], isStatic: opened[1] === 'var' }
      isGone = inside.isStatic && isCut(inside.name)
    }
    const isMember = inside !== null && /^ {4}\S/.test(line) && !/^ {4} ?[/*]/.test(line)
    if (/^ *\/?\*/.test(line)) {
      comment.push(line)
      continue
    }
    const cut =
      isGone || (isMember ? isCutMember(line, inside, users) : inside === null && isCutName(line))
    if (!cut) lines.push(...comment, line)
    comment = []
    if (line === '}' || line === '};') {
      inside = null
      isGone = false
    }
  }
  return lines.join('\n')
}

function isCutMember(
  line: string,
  inside: { readonly name: string; readonly isStatic: boolean } | null,
  users: ReadonlyMap<string, readonly string[]>,
): boolean {
  const member = /^ {4}(?:readonly |get |set )?(\w+)\??[<(:]/.exec(line)?.[1]
  if (member === undefined || member === 'prototype' || inside === null) return false
  const { name, isStatic } = inside
  if (isStatic) return isCut(`${name}.${member}_static`)
  // What has one of these at all knows its members.
  if (isCut(name)) return false
  const owners = isKnown(`api.${name}`) ? [name] : (users.get(name) ?? [])
  const paths = owners.map((owner) => `${owner}.${member}`).filter((path) => isKnown(`api.${path}`))
  return paths.length > 0 && paths.every(isCut)
}

/** A function or value that stands in a page by its own name. */
function isCutName(line: string): boolean {
  const name = /^declare (?:var|function) (\w+)/.exec(line)?.[1]
  return name !== undefined && [name, `Window.${name}`, `WorkerGlobalScope.${name}`].some(isCut)
}

/** What stays all the same. */
const kept = new Set([
  // Tests answer calls with it; in a page the check of the built files finds it.
  'Response.json_static',
  // The data says that no Safari has it, WebKit's own interface has it.
  'NotificationEvent.notification',
])

function isCut(path: string): boolean {
  return !kept.has(path) && isLacking(`api.${path}`)
}

/** Whatever takes its members from an interface that has no page of its own, by that interface. */
function usersOf(text: string): ReadonlyMap<string, readonly string[]> {
  const users = new Map<string, string[]>()
  for (const [, user = '', parents = ''] of text.matchAll(
    /^interface (\w+) extends ([^{]+)\{$/gm,
  )) {
    for (const parent of parents.split(',').map((one) => one.trim())) {
      users.set(parent, [...(users.get(parent) ?? []), user])
    }
  }
  return users
}
