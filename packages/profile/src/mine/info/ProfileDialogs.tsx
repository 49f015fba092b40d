import { LazyDialog, late } from '@parking/runtime'
import { useEffect, type ReactNode } from 'react'
import {
  doneChangeRead,
  profileDialogClosed,
  useProfileDialog,
  type ProfileDialog,
} from '../store/profileDialog.ts'

const EditDialog = late(async () => (await import('../edit/EditDialog.tsx')).EditDialog)
const DeletePhoneDialog = late(
  async () => (await import('./DeletePhoneDialog.tsx')).DeletePhoneDialog,
)

/** The dialog of the profile that is open. It goes with its page, and what it told with it. */
export function ProfileDialogs(): ReactNode {
  const { dialog } = useProfileDialog()
  useEffect(() => {
    return () => {
      profileDialogClosed()
      doneChangeRead()
    }
  }, [])
  return <LazyDialog onClose={profileDialogClosed}>{show(dialog)}</LazyDialog>
}

function show(dialog: ProfileDialog): ReactNode {
  switch (dialog.kind) {
    case 'none':
      return null
    case 'edit':
      return <EditDialog step={dialog.step} />
    case 'deletePhone':
      return <DeletePhoneDialog phone={dialog.phone} />
  }
}
