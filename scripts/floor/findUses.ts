import { parse } from 'postcss'
import { parseSync, Visitor, type ESTree } from 'vite'
import { isKnown, isLacking, listFeatures } from './lacking.ts'

/** What a script or a style sheet asks of a browser that one of the floor lacks. */
export interface Use {
  /** As browser-compat-data names it. */
  readonly feature: string
  /** Where, with what stands around it. */
  readonly text: string
}

/** Last names of features that are only ever something the floor lacks, with the features. */
const onlyLacking = membersOnlyLacking()

/**
 * Finds the calls in a built script that a browser of the floor can't make, and the elements that it does
 * not know; a call with `?.` it can make.
 */
export function findInScript(code: string): Use[] {
  const uses: Use[] = []
  const add = (feature: string | undefined, { start, end }: Place) => {
    if (feature === undefined) return
    uses.push({ feature, text: code.slice(Math.max(0, start - 60), Math.min(end, start + 60)) })
  }
  const look = (call: ESTree.CallExpression | ESTree.NewExpression) => {
    const { callee } = call
    if (callee.type === 'Identifier') add(globalNamed(callee.name), call)
    if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
    if (callee.computed) return
    const { name } = callee.property
    const owner = callee.object.type === 'Identifier' ? callee.object.name : ''
    const own = staticNamed(owner, name)
    add(own === 'unknown' ? (globalNamed(owner) ?? onlyLacking.get(name)) : own, call)
  }
  new Visitor({
    CallExpression: (call) => {
      if (!call.optional) look(call)
      add([`html.elements.${elementOf(call)}`].find(isLacking), call)
    },
    NewExpression: look,
    Literal: (literal) => {
      if (!('regex' in literal)) return
      const { pattern, flags } = literal.regex
      if (flags.includes('v')) add('javascript.builtins.RegExp.unicodeSets', literal)
      if (/\(\?[ims]*-?[ims]+:/.test(pattern))
        add('javascript.regular_expressions.modifier', literal)
    },
  }).visit(parseSync('built.js', code).program)
  return uses
}

/** The name of the element that a call of React's makes; nothing where it makes none. */
function elementOf({ callee, arguments: [type] }: ESTree.CallExpression): string {
  const within = callee.type === 'ParenthesizedExpression' ? callee.expression : callee
  const made = within.type === 'SequenceExpression' ? within.expressions.at(-1) : within
  if (made?.type !== 'MemberExpression' || made.property.type !== 'Identifier') return ''
  if (!['jsx', 'jsxs', 'createElement'].includes(made.property.name)) return ''
  if (type?.type === 'Literal') return String(type.value)
  return type?.type === 'TemplateLiteral' ? (type.quasis[0]?.value.raw ?? '') : ''
}

interface Place {
  readonly start: number
  readonly end: number
}

/** A name that stands in every page, where the floor lacks it. */
function globalNamed(name: string): string | undefined {
  return [`javascript.builtins.${name}`, `api.${name}`, `api.Window.${name}`].find(isLacking)
}

/** A member of a name that stands in every page: what it is called where the floor lacks it. */
function staticNamed(owner: string, name: string): string | undefined {
  const features = [`javascript.builtins.${owner}.${name}`, `api.${owner}.${name}_static`]
  if (!features.some(isKnown)) return 'unknown'
  return features.find(isLacking)
}

/**
 * By its last name each feature that the floor lacks and whose owner it has. What it lacks altogether
 * nobody has in hand to call.
 */
function membersOnlyLacking(): ReadonlyMap<string, string> {
  const found = new Map<string, string | null>()
  for (const feature of listFeatures()) {
    const [part, owner, name = '', more] = feature.replace('javascript.builtins', 'js').split('.')
    if (part === 'css' || part === 'html' || more !== undefined || /_static$|_event$/.test(name))
      continue
    if (isLacking(`${part === 'js' ? 'javascript.builtins' : part}.${owner}`)) continue
    found.set(name, isLacking(feature) && found.get(name) !== null ? feature : null)
  }
  return new Map(
    [...found].flatMap(([name, feature]) => (feature === null ? [] : [[name, feature]])),
  )
}

/** Finds what a style sheet says that a browser of the floor passes over. */
export function findInStyles(css: string): Use[] {
  const uses: Use[] = []
  const add = (feature: string, text: string) => {
    if (isLacking(feature)) uses.push({ feature, text: text.slice(0, 120) })
  }
  parse(css).walk((node) => {
    if (node.type === 'atrule') {
      add(`css.at-rules.${node.name}`, String(node))
      for (const [, name] of node.params.matchAll(/\(([a-z-]+)/g)) {
        add(`css.at-rules.${node.name}.${name}`, String(node))
      }
    }
    if (node.type === 'rule') {
      for (const [, name] of node.selector.matchAll(/:{1,2}([a-z][a-z-]*)/g)) {
        add(`css.selectors.${name}`, node.selector)
      }
    }
    if (node.type === 'decl' && !node.prop.startsWith('--')) {
      add(`css.properties.${node.prop}`, String(node))
      for (const [word] of node.value.matchAll(/(?<![\w.-])[a-z][a-z-]*/g)) {
        add(`css.properties.${node.prop}.${word}`, String(node))
        for (const kind of ['color', 'image', 'length', 'easing-function']) {
          add(`css.types.${kind}.${word}`, String(node))
        }
        add(`css.types.${word}`, String(node))
      }
    }
  })
  return uses
}
