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
    if (takesFocus(nearest)) return true
    if (nearest.tabIndex === -1) nearest.tabIndex = -1
    return takesFocus(nearest)
  })
}

/** Gives an element the focus where it can have it; answers whether it has. */
function takesFocus(element: HTMLElement): boolean {
  element.focus({ preventScroll: true })
  return document.activeElement === element
}
