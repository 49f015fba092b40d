/** An element with all around it, from the inside out; the page itself is not among them. */
export function pathFrom(element: Element): readonly HTMLElement[] {
  const path: HTMLElement[] = []
  for (let one: Element | null = element; one !== null; one = one.parentElement) {
    if (one instanceof HTMLElement && one !== document.body) path.push(one)
    if (one === document.body) return path
  }
  return path
}

/**
 * Gives the focus to the first of some elements that is still there and in sight. Where that is the
 * whole page, its heading gets it.
 */
export function focusNearest(path: readonly HTMLElement[]): void {
  path.some((one) => {
    const nearest = one.querySelector<HTMLElement>('h1') ?? one
    return takesFocus(nearest) || takesFocus(nearest, -1)
  })
}

/** Gives an element the focus, as one that the Tab key does or does not reach; answers whether it has it. */
function takesFocus(element: HTMLElement, tabIndex = element.tabIndex): boolean {
  if (element.tabIndex !== tabIndex) element.tabIndex = tabIndex
  element.focus({ preventScroll: true })
  return document.activeElement === element
}
