/** How long a button has to have been the same before a press on it counts, in milliseconds. */
const longEnough = 700

/**
 * What a button says, and where it stands: left, top, width and height in pixels, its own and those of
 * the part of the page that is in sight.
 */
export interface ButtonLook {
  readonly place: readonly number[]
  readonly words: string
}

/** Judges the presses on one button. All times are those of events, in milliseconds. */
export interface PressGuard {
  /**
   * Notes what the button says in the document: a change counts from when it is painted. Where it
   * stands is asked then, and with a press: to ask at once makes the browser lay the page out.
   */
  readonly rendered: (words: string) => void
  /** Notes how the button looks on the screen. */
  readonly painted: (at: number, look: ButtonLook) => void
  /** A pointer went down somewhere on the page. */
  readonly pointerDown: (at: number, look: ButtonLook, isOnButton: boolean) => void
  /** The pointer has scrolled the page: what began was no press. */
  readonly pointerCancel: () => void
  /** @returns whether the press that a pointer has ended on the button counts */
  readonly pointerPress: (look: ButtonLook) => boolean
  /**
   * @param isRepeat - whether a key that is held down has pressed again
   * @returns whether a press by the keyboard counts
   */
  readonly keyPress: (at: number, look: ButtonLook, isRepeat: boolean) => boolean
}

/**
 * Makes a guard that lets a press count only if it was aimed at the button. It was, if for long enough
 * before the pointer went down the button had stood in one place and said the same, nothing else had
 * been pressed, and no press on it had counted. For a press by the keyboard the place does not matter.
 */
export function createPressGuard(): PressGuard {
  let seen: ButtonLook | null = null
  /** When it was painted in its place, and with its words: never yet, before it is. */
  let placedAt = Infinity
  let wordedAt = Infinity
  /** When something else was pressed, or when a press on the button last counted. */
  let pressedAt = -Infinity
  /** The aimed press on the button, while the pointer is down. */
  let held: { readonly at: number; readonly placedAt: number; readonly wordedAt: number } | null =
    null

  function note(now: ButtonLook): void {
    const hasMoved = seen === null || isElsewhere(seen.place, now.place)
    if (hasMoved) placedAt = Infinity
    if (seen?.words !== now.words) wordedAt = Infinity
    // Small moves add up, so they are measured from where the button first stood.
    seen = { place: hasMoved ? now.place : (seen?.place ?? now.place), words: now.words }
  }

  const isApart = (at: number): boolean => at - pressedAt >= longEnough

  return {
    rendered: (words) => {
      if (seen !== null) note({ place: seen.place, words })
    },
    painted: (at, now) => {
      note(now)
      placedAt = Math.min(placedAt, at)
      wordedAt = Math.min(wordedAt, at)
    },
    pointerDown: (at, now, isOnButton) => {
      note(now)
      const isAimed = isApart(at) && at - Math.max(placedAt, wordedAt) >= longEnough
      held = isOnButton && isAimed ? { at, placedAt, wordedAt } : null
      if (!isOnButton) pressedAt = at
    },
    pointerCancel: () => {
      pressedAt = -Infinity
      held = null
    },
    pointerPress: (now) => {
      note(now)
      const press = held
      held = null
      const counts = press?.placedAt === placedAt && press.wordedAt === wordedAt
      if (counts) pressedAt = press.at
      return counts
    },
    keyPress: (at, now, isRepeat) => {
      note(now)
      const counts = isApart(at) && !isRepeat && at - wordedAt >= longEnough
      if (counts) pressedAt = at
      return counts
    },
  }
}

function isElsewhere(one: readonly number[], other: readonly number[]): boolean {
  return one.some((value, side) => Math.abs(value - (other[side] ?? value)) >= 1)
}
