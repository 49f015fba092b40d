/** A dialog that is open, as the way back sees it. */
export interface OpenDialog {
  /** Asks it to close, as Escape does; it may stay. */
  readonly close: () => void
}

let dialogs: readonly OpenDialog[] = []
let told: () => void = () => undefined

/** A dialog has opened over those that were open before. @returns to be called when it is closed */
export function dialogOpened(dialog: OpenDialog): () => void {
  dialogs = [...dialogs, dialog]
  told()
  return () => {
    dialogs = dialogs.filter((one) => one !== dialog)
    told()
  }
}

/** The dialogs that are open, the topmost last, for the one who follows them. */
export const openDialogs = {
  list: (): readonly OpenDialog[] => dialogs,
  follow: (listener: () => void): void => {
    told = listener
  },
}
