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
 * Gives the focus to the first of some elements that is still there. Where that is the whole page, its
 * heading gets it.
 */
export function focusNearest(path: readonly HTMLElement[]): void {
  const left = path.find((one) => one.isConnected)
  const nearest = left?.querySelector<HTMLElement>('h1') ?? left
  if (nearest === undefined) return
  nearest.focus({ preventScroll: true })
  if (document.activeElement === nearest) return
  nearest.tabIndex = -1
  nearest.focus({ preventScroll: true })
}
