import { useId, type ReactNode } from 'react'
import { Button } from '@mantine/core'
import { Dialog } from '../Dialog/Dialog.tsx'
import { SafeButton } from '../SafeButton/SafeButton.tsx'
import css from './ConfirmDialog.module.css'

export interface ConfirmDialogProps {
  opened: boolean
  title: string
  /** What will happen, and what cannot be undone. */
  children: ReactNode
  confirmLabel: string
  cancelLabel: string
  /** Said after a press that came before the question could be read. */
  hint?: string | undefined
  /** Told to screen readers while the action is running. */
  busyHint?: string | undefined
  onConfirm: () => void
  onCancel: () => void
  /** Red, and the focus starts on cancelling: for what cannot be undone. */
  danger?: boolean | undefined
  /** Whether the action is running: nothing can be pressed twice or cancelled half way. */
  busy?: boolean | undefined
}

/**
 * Asks before something happens. Escape and the ground beside it cancel; a finger under which it has
 * just opened does not confirm.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, title, children, confirmLabel, cancelLabel, onConfirm, onCancel } = props
  const { danger = false, busy = false } = props
  const textId = useId()
  const cancel = () => {
    if (!busy) onCancel()
  }
  return (
    <Dialog
      opened={opened}
      onClose={cancel}
      title={title}
      role="alertdialog"
      describedBy={textId}
      footer={
        <>
          <Button variant="default" onClick={cancel} disabled={busy} data-autofocus={danger}>
            {cancelLabel}
          </Button>
          <SafeButton
            onPress={onConfirm}
            hint={props.hint ?? ''}
            busyHint={props.busyHint}
            busy={busy}
            danger={danger}
            focused={!danger}
          >
            {confirmLabel}
          </SafeButton>
        </>
      }
    >
      <div id={textId} className={css['text']}>
        {children}
      </div>
    </Dialog>
  )
}
