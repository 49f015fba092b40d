import { createPersonStore } from '@parking/runtime'

/** What can be changed in the dialog, each in a step of its own after the first. */
export type EditStep = 'main' | 'email' | 'changePhone' | 'addPhone' | 'password'

/** The dialog that is open, and where its steps lead back to. */
export type ProfileDialog =
  | { readonly kind: 'none' }
  | { readonly kind: 'edit'; readonly step: EditStep; readonly backTo: 'main' | 'page' }
  | { readonly kind: 'deletePhone'; readonly phone: string }

/** A change that was made; its words say so. */
export type DoneChange =
  | 'names'
  | 'email'
  | 'phoneChanged'
  | 'phoneAdded'
  | 'phoneDeleted'
  | 'mainPhone'
  | 'password'

interface State {
  readonly dialog: ProfileDialog
  /** What was changed last and is still told. */
  readonly done: DoneChange | null
}

const none = { kind: 'none' } as const

/** Which dialog of the profile is open, and what was changed last. */
export const useProfileDialog = createPersonStore<State>({ dialog: none, done: null })

/** The driver wants to change something; a step that the page itself offers leads back to the page. */
export function editRequested(step: EditStep = 'main'): void {
  const backTo = step === 'main' ? 'main' : 'page'
  useProfileDialog.setState({ dialog: { kind: 'edit', step, backTo }, done: null })
}

/** The driver goes on to a step of the dialog. */
export function stepChosen(step: EditStep): void {
  useProfileDialog.setState({ dialog: { kind: 'edit', step, backTo: 'main' }, done: null })
}

/** The driver leaves a step without a change. */
export function stepCancelled(): void {
  useProfileDialog.setState(({ dialog }) => ({ dialog: leadBack(dialog) }))
}

/** The driver wants to delete a phone. */
export function phoneDeletionRequested(phone: string): void {
  useProfileDialog.setState({ dialog: { kind: 'deletePhone', phone }, done: null })
}

/** Which dialog is open: the one that asks for a change that is about to be sent. */
export function openDialog(): ProfileDialog {
  return useProfileDialog.getState().dialog
}

/**
 * A change was made. The dialog that asked for it has done its work; another that was opened meanwhile
 * stays, with what is typed there.
 */
export function changeDone(done: DoneChange, asker: ProfileDialog): void {
  useProfileDialog.setState(({ dialog }) => ({
    dialog: dialog === asker ? leadBack(dialog) : dialog,
    done,
  }))
}

/** The dialog was closed. */
export function profileDialogClosed(): void {
  useProfileDialog.setState({ dialog: none })
}

/** It has been read what was changed. */
export function doneChangeRead(): void {
  useProfileDialog.setState({ done: null })
}

function leadBack(dialog: ProfileDialog): ProfileDialog {
  const isStep = dialog.kind === 'edit' && dialog.step !== 'main' && dialog.backTo === 'main'
  return isStep ? { ...dialog, step: 'main' } : none
}
