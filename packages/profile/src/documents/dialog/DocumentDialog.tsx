import { type DriverDocument, formatDocumentNumber } from '@parking/domain'
import { ChangeFailed, FormDialog, useTexts } from '@parking/runtime'
import { ConfirmDialog } from '@parking/ui'
import type { ReactNode } from 'react'
import { documentsTexts } from '../texts/ru.ts'
import { DocumentForm } from './DocumentForm.tsx'
import css from './DocumentForm.module.css'
import { useKeptText } from './useKeptText.ts'
import { useSaveDocuments } from './useSaveDocuments.ts'

interface Props {
  readonly onClose: () => void
  readonly onDone: (done: 'added' | 'changed' | 'removed', number: string) => void
}

/** Adds, changes or deletes a document. */
export function DocumentDialog({
  kind,
  document,
  documents,
  ...props
}: Props & {
  readonly kind: 'add' | 'edit' | 'remove'
  /** Null for a new one. */
  readonly document: DriverDocument | null
  readonly documents: readonly DriverDocument[]
}): ReactNode {
  const { t } = useTexts(documentsTexts)
  const { onClose, onDone } = props
  if (kind === 'remove' && document !== null) return <Removal document={document} {...props} />
  return (
    <FormDialog
      onClose={onClose}
      title={
        document === null
          ? t('form.addTitle')
          : t('form.editTitle', { number: formatDocumentNumber(document.number) })
      }
      closeLabel={t('card.close')}
    >
      <DocumentForm
        document={document}
        documents={documents}
        onClose={onClose}
        onDone={(number) => onDone(document === null ? 'added' : 'changed', number)}
      />
    </FormDialog>
  )
}

function Removal({
  document,
  onClose,
  onDone,
}: Props & { readonly document: DriverDocument }): ReactNode {
  const { t } = useTexts(documentsTexts)
  const keptText = useKeptText()
  const { mutate, isPending, error } = useSaveDocuments(() => onDone('removed', document.number))
  return (
    <ConfirmDialog
      opened
      danger
      title={t('removing.title', { number: formatDocumentNumber(document.number) })}
      confirmLabel={t('removing.confirm')}
      cancelLabel={t('removing.cancel')}
      busy={isPending}
      onConfirm={() => mutate({ old: document, saved: null })}
      onCancel={onClose}
    >
      <div className={css['form']}>
        <p>{t('removing.text')}</p>
        <ChangeFailed title={t('failed.remove')} error={error} text={keptText(error)} />
      </div>
    </ConfirmDialog>
  )
}
