import { Visitor, type Plugin, type ESTree } from 'vite'

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
        for (const [source, words] of importsIn(this.parse(code, { lang }))) {
          const module = await this.resolve(source, id)
          if (module !== null) found.set(module.id, { ...found.get(module.id), ...words })
        }
      },
    },
  }
}

function importsIn(program: ESTree.Program): (readonly [string, PartWords])[] {
  const found: (readonly [string, PartWords])[] = []
  const around: PartWords[] = []
  new Visitor({
    CallExpression: (call) => void around.push(wordsOf(call)),
    'CallExpression:exit': () => void around.pop(),
    ImportExpression: ({ source }) => {
      if (source.type !== 'Literal' || typeof source.value !== 'string') return
      found.push([source.value, Object.assign({}, ...around)])
    },
  }).visit(program)
  return found
}

function wordsOf({ callee, arguments: given }: ESTree.CallExpression): PartWords {
  const ofCall = callee.type === 'Identifier' ? calls[callee.name] : undefined
  if (ofCall === undefined) return {}
  const words: Record<string, unknown> = { ...ofCall }
  for (const argument of given) {
    if (argument.type !== 'ObjectExpression') continue
    for (const property of argument.properties) {
      if (property.type !== 'Property' || property.key.type !== 'Identifier') continue
      const { key, value } = property
      if (value.type === 'Literal' && told.has(key.name)) words[key.name] = value.value
      if (key.name === 'getParentRoute' && value.type === 'ArrowFunctionExpression') {
        const { body } = value
        words['isForMembers'] = body.type === 'Identifier' && body.name === 'accountRoute'
      }
    }
  }
  return words
}
