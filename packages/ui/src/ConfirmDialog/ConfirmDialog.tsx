import { useId, type ReactNode } from 'react'
import { Button } from '@mantine/core'
import { Dialog } from '../Dialog/Dialog.tsx'
import css from './ConfirmDialog.module.css'

export interface ConfirmDialogProps {
  opened: boolean
  title: string
  /** What will happen, and what cannot be undone. */
  children: ReactNode
  confirmLabel: string
  cancelLabel: string
  onConfirm: () => void
  onCancel: () => void
  /** Red, and the focus starts on cancelling: for what cannot be undone. */
  danger?: boolean | undefined
  /** Whether the action is running: nothing can be pressed twice or cancelled half way. */
  busy?: boolean | undefined
}

/** Asks before something happens. Escape and the ground beside it cancel. */
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
          <Button
            onClick={onConfirm}
            loading={busy}
            data-autofocus={!danger}
            {...(danger ? { color: 'red' } : {})}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div id={textId} className={css['text']}>
        {children}
      </div>
    </Dialog>
  )
}
