import { createPersonStore } from '@parking/runtime'
import type { PermitAction } from '@parking/domain'

/** An action that was done and moved no money. */
export type DoneAction = Exclude<PermitAction, 'refund'>

/** What was done last and is still told; null when that has been read. */
export const useDoneAction = createPersonStore<{ readonly done: DoneAction | null }>({ done: null })

/** An action was done. */
export function actionDone(done: DoneAction): void {
  useDoneAction.setState({ done })
}

/** It has been read that an action was done. */
export function doneActionRead(): void {
  useDoneAction.setState({ done: null })
}
