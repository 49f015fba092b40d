import { afterEach } from 'vitest'

/** What React keeps of an element or a component. */
interface Fiber {
  readonly type: unknown
  readonly return: Fiber | null
}

const faults = new Set<string>()

/**
 * Fails each test in which React changes, removes or inserts before a text that it made a node of its
 * own for: one beside other children, in a fragment, or returned by a component. A browser that
 * translates the page puts elements in the place of all such nodes but mere spaces: the old words would
 * stay, or the page break.
 */
afterEach(() => {
  const found = takeTextFaults()
  if (found.length === 0) return
  throw new Error(
    [
      'On a translated page these stay, or break it; give each an element of its own:',
      ...found,
    ].join('\n'),
  )
})

/** Hands out what has been found since the last time. */
export function takeTextFaults(): string[] {
  const found = [...faults]
  faults.clear()
  return found
}

const nodeValue = Object.getOwnPropertyDescriptor(CharacterData.prototype, 'nodeValue')
Object.defineProperty(CharacterData.prototype, 'nodeValue', {
  ...nodeValue,
  set(this: Node, next: string) {
    if (next !== this.nodeValue && !isInEnglishNow(this, next)) watch(this, `becomes “${next}”`)
    nodeValue?.set?.call(this, next)
  },
})

// oxlint-disable-next-line typescript/unbound-method -- it is called on the node that it is asked of
Node.prototype.removeChild = new Proxy(Node.prototype.removeChild, {
  apply(remove, parent: Node, nodes: [Node]) {
    // The texts of a root go with the whole tree.
    if (keptByReact(parent, '__reactContainer') === null) watch(nodes[0], 'is removed')
    return Reflect.apply(remove, parent, nodes)
  },
})

// oxlint-disable-next-line typescript/unbound-method -- it is called on the node that it is asked of
Node.prototype.insertBefore = new Proxy(Node.prototype.insertBefore, {
  apply(insert, parent: Node, nodes: [Node, Node | null]) {
    if (nodes[1] !== null) watch(nodes[1], 'has something inserted before it')
    return Reflect.apply(insert, parent, nodes)
  },
})

/** A translated page is loaded anew when its language is changed. */
function isInEnglishNow({ nodeValue: before }: Node, next: string): boolean {
  const russian = /\p{Script=Cyrillic}/u
  return russian.test(before ?? '') && /[a-z]/iu.test(next) && !russian.test(next)
}

function watch(node: Node, what: string): void {
  if (!(node instanceof Text) || !node.isConnected || node.data.trim() === '') return
  const fiber = keptByReact(node, '__reactFiber')
  if (fiber !== null) faults.add(`“${node.data}” ${what}, in ${pathTo(fiber)}`)
}

function keptByReact(node: Node, kind: string): Fiber | null {
  const kept: unknown = Object.entries(node).find(([key]) => key.startsWith(kind))?.[1]
  return isFiber(kept) ? kept : null
}

function isFiber(kept: unknown): kept is Fiber {
  return typeof kept === 'object' && kept !== null && 'return' in kept && 'type' in kept
}

/** The element that holds a text, and the three components around it. */
function pathTo(text: Fiber): string {
  let element = ''
  const components: string[] = []
  for (let fiber = text.return; fiber !== null && components.length < 3; fiber = fiber.return) {
    const { type } = fiber
    if (typeof type === 'string' && element === '') element = `<${type}>`
    if (typeof type === 'function' && type.name !== '') components.push(type.name)
  }
  return [element, ...components].join(' of ')
}
