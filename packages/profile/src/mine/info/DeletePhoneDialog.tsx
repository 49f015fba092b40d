import { deletePhone } from '@parking/api-client'
import { formatPhone } from '@parking/domain'
import { ChangeFailed, useTexts, useOneMutation } from '@parking/runtime'
import { ConfirmDialog } from '@parking/ui'
import type { ReactNode } from 'react'
import { useProfileChange } from '../../change/useProfileChange.ts'
import { mineTexts } from '../texts/ru.ts'
import { changeDone, openDialog, profileDialogClosed } from '../store/profileDialog.ts'

/** Asks before a phone is deleted. */
export function DeletePhoneDialog({ phone }: { readonly phone: string }): ReactNode {
  const { t } = useTexts(mineTexts)
  const change = useProfileChange()
  const { mutate, isPending, error } = useOneMutation({
    mutationFn: async () => {
      const asker = openDialog()
      await change(deletePhone({ phone }), ({ phones }) =>
        phones.every(({ number }) => number !== phone),
      )
      changeDone('phoneDeleted', asker)
    },
  })
  return (
    <ConfirmDialog
      opened
      danger
      title={t('deletePhone.title')}
      confirmLabel={t('deletePhone.confirm')}
      cancelLabel={t('deletePhone.cancel')}
      hint={t('deletePhone.again')}
      busy={isPending}
      onConfirm={() => mutate()}
      onCancel={profileDialogClosed}
    >
      <p>{t('deletePhone.text', { phone: formatPhone(phone) })}</p>
      <ChangeFailed title={t('edit.failed')} error={error} />
    </ConfirmDialog>
  )
}
