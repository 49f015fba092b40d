/** By how much the presses of a test are ahead of its time, in milliseconds. */
let ahead = 0

/** Presses a button as somebody who has looked at it for a second before. */
export async function pressAimed(element: Element): Promise<void> {
  await painted()
  pressLate(element)
}

/** Waits until what is rendered is on the screen: for a frame, and what follows it. */
export async function painted(): Promise<void> {
  await new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })
}

/** Presses a button at once, a second after everything that was painted before. */
export function pressLate(element: Element): void {
  ahead += 1000
  // By the clock that events carry, which fake timers leave alone.
  const timeStamp = new Event('now').timeStamp + ahead
  for (const type of ['pointerdown', 'pointerup', 'click']) {
    const init = { bubbles: true, cancelable: true, detail: type === 'click' ? 1 : 0 }
    const event = new PointerEvent(type, init)
    Object.defineProperty(event, 'timeStamp', { value: timeStamp })
    element.dispatchEvent(event)
  }
}
