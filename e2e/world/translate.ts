/**
 * Does to a page what the translator of Chromium does: each text gives way to a new one in two elements
 * of its own, also those that come or change later. The words stay as they are, so that every story can
 * be told on such a page. What the app then writes into a text that is in the page no more, nobody reads:
 * it is an error.
 */
export function translate(): void {
  // What says that it is not to be translated is: not every browser heeds that.
  const notTranslated = 'script, style, textarea'
  const mine = new WeakSet<Node>()
  const translateText = (text: Node) => {
    const said = text.nodeValue ?? ''
    if (
      mine.has(text) ||
      said.trim() === '' ||
      text.parentElement?.matches(notTranslated) !== false
    )
      return
    const word = document.createTextNode(said)
    mine.add(word)
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.append(word)
    outer.append(inner)
    text.parentNode?.replaceChild(outer, text)
  }
  const translateAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts = root.nodeType === Node.TEXT_NODE ? [root] : []
    while (walker.nextNode() !== null) texts.push(walker.currentNode)
    for (const text of texts) translateText(text)
  }
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(this: Node, next: string) {
      if (this.nodeType === Node.TEXT_NODE && !this.isConnected && this.nodeValue !== next)
        console.error(`translated: "${this.nodeValue}" stays, "${next}" is not shown`)
      value?.set?.call(this, next)
    },
  })
  document.addEventListener('DOMContentLoaded', () => {
    translateAll(document.body)
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        if (target.nodeType === Node.TEXT_NODE) translateText(target)
        for (const node of addedNodes) translateAll(node)
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  })
}
