/**
 * Why a modal opens: it has to be read before anything else (`urgent`), somebody has asked for it
 * (`asked`), or it comes by itself and can wait (`notice`).
 */
export type ModalPriority = 'urgent' | 'asked' | 'notice'

/** A modal that wants to be shown. Two are the same only if they are the same object. */
export interface Modal {
  readonly priority: ModalPriority
}

/** The modals of a page. */
export interface ModalQueue {
  /** One; or the one that somebody has asked for with those that were opened from within it. */
  readonly shown: readonly Modal[]
  /** Those whose turn has not come, in the order in which they came. */
  readonly waiting: readonly Modal[]
}

/** Nothing is open. */
export const noModals: ModalQueue = { shown: [], waiting: [] }

/**
 * A modal wants to be shown. While another one is open it waits, with two exceptions. Something urgent
 * takes the place of what is open, which waits for it. What is asked for within something asked for
 * lies over it.
 */
export function modalOpened({ shown, waiting }: ModalQueue, modal: Modal): ModalQueue {
  const isOver = (priority: ModalPriority) => shown.every((one) => one.priority === priority)
  if (modal.priority === 'asked' && isOver('asked')) return { shown: [...shown, modal], waiting }
  const takesPlace =
    modal.priority === 'urgent' && !shown.some(({ priority }) => priority === 'urgent')
  if (takesPlace) return { shown: [modal], waiting: [...shown, ...waiting] }
  return shown.length === 0 ? { shown: [modal], waiting } : { shown, waiting: [...waiting, modal] }
}

/**
 * A modal has been closed, or is wanted no more. When none is left, the next is something urgent,
 * else all that was asked for, else the notice that has waited longest.
 */
export function modalClosed(queue: ModalQueue, modal: Modal): ModalQueue {
  const isOther = (one: Modal) => one !== modal
  const [shown, waiting] = [queue.shown.filter(isOther), queue.waiting.filter(isOther)]
  if (shown.length > 0) return { shown, waiting }
  const next = findNext(waiting)
  return { shown: next, waiting: waiting.filter((one) => !next.includes(one)) }
}

function findNext(waiting: readonly Modal[]): readonly Modal[] {
  const withPriority = (wanted: ModalPriority) =>
    waiting.filter(({ priority }) => priority === wanted)
  const [urgent] = withPriority('urgent')
  if (urgent !== undefined) return [urgent]
  const asked = withPriority('asked')
  return asked.length > 0 ? asked : withPriority('notice').slice(0, 1)
}
