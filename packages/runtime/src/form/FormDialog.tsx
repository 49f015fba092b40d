import { ConfirmDialog, Dialog, FormStateContext, type FormState } from '@parking/ui'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../context/useTexts.ts'
import { leavingTexts } from '../leavingTexts/ru.ts'

/**
 * A dialog around a form that tells how it stands (`useTellFormState`). Escape, the way back and the close button ask
 * first where something was typed. While the form is saved it stays open: what is sent can't be called
 * back, and its failure has to be told somewhere.
 */
export function FormDialog({
  title,
  closeLabel,
  onClose,
  children,
}: {
  readonly title: string
  readonly closeLabel: string
  readonly onClose: () => void
  readonly children: ReactNode
}): ReactNode {
  const { t } = useTexts(leavingTexts)
  const [{ isChanged, isBusy }, setState] = useState<FormState>({
    isChanged: false,
    isBusy: false,
  })
  const [isAsking, setAsking] = useState(false)
  function close(): void {
    if (isBusy) return
    if (isChanged) setAsking(true)
    else onClose()
  }
  return (
    <>
      <Dialog opened onClose={close} closeOnGround={false} title={title} closeLabel={closeLabel}>
        <FormStateContext value={setState}>{children}</FormStateContext>
      </Dialog>
      <ConfirmDialog
        opened={isAsking}
        danger
        title={t('typed.title')}
        confirmLabel={t('typed.leave')}
        cancelLabel={t('typed.stay')}
        onConfirm={onClose}
        onCancel={() => setAsking(false)}
      >
        {t('typed.text')}
      </ConfirmDialog>
    </>
  )
}
