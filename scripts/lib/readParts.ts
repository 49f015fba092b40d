import type { Plugin } from 'vite'
import { isRecord } from './isRecord.ts'

/** What the product says of a part that is loaded late, where it imports the part. */
export interface PartWords {
  /** When it comes, if not when it is asked for. */
  readonly comes?: string
  /** The part of the product that it belongs to, where not every city has that. */
  readonly part?: string
  /** Whether it may load hardly more than it needs. */
  readonly isLight?: boolean
  /** What it is, by the call that it is imported in. */
  readonly kind?: 'page' | 'texts'
  /** Whether only people who are signed in open it. */
  readonly isForMembers?: boolean
}

/** The words of these calls. */
const told = new Set(['comes', 'part', 'isLight'])
/** The calls that name a part, and what each makes of it. */
const calls: Readonly<Record<string, PartWords>> = {
  createRoute: { kind: 'page' },
  page: { kind: 'page' },
  late: {},
  lateFile: {},
  defineTexts: { kind: 'texts' },
}

/**
 * Reads what the product says of its late parts: the words of the calls that import them.
 *
 * @param found - takes them, by the module that is imported
 */
export function readParts(found: Map<string, PartWords>): Plugin {
  return {
    name: 'read-parts',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: /\bimport\(/ },
      async handler(code, id) {
        const lang = id.endsWith('x') ? 'tsx' : 'ts'
        for (const [source, words] of importsIn(this.parse(code, { lang }), {})) {
          const module = await this.resolve(source, id)
          if (module !== null) found.set(module.id, { ...found.get(module.id), ...words })
        }
      },
    },
  }
}

function importsIn(node: unknown, words: PartWords): (readonly [string, PartWords])[] {
  if (Array.isArray(node)) return node.flatMap((one) => importsIn(one, words))
  if (!isRecord(node)) return []
  if (node['type'] === 'ImportExpression' && isRecord(node['source'])) {
    const source = node['source']['value']
    return typeof source === 'string' ? [[source, words]] : []
  }
  const inside = node['type'] === 'CallExpression' ? { ...words, ...wordsOf(node) } : words
  return Object.values(node).flatMap((child) => importsIn(child, inside))
}

function wordsOf({ callee, arguments: given }: Record<string, unknown>): PartWords {
  const ofCall = calls[nameOf(callee)]
  if (ofCall === undefined) return {}
  const words: Record<string, unknown> = { ...ofCall }
  for (const argument of Array.isArray(given) ? given : []) {
    if (!isRecord(argument) || !Array.isArray(argument['properties'])) continue
    for (const property of argument['properties']) {
      if (!isRecord(property) || !isRecord(property['value'])) continue
      const { key, value } = property
      const name = nameOf(key)
      if (told.has(name)) words[name] = value['value']
      if (name === 'getParentRoute')
        words['isForMembers'] = nameOf(value['body']) === 'accountRoute'
    }
  }
  return words
}

function nameOf(node: unknown): string {
  return isRecord(node) && typeof node['name'] === 'string' ? node['name'] : ''
}
