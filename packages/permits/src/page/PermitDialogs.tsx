import { LazyDialog, late } from '@parking/runtime'
import { type ReactNode } from 'react'
import { permitDialogClosed, usePermitDialog, type PermitDialog } from '../store/permitDialog.ts'

const BuyPermitDialog = late(
  async () => (await import('../purchase/BuyPermitDialog.tsx')).BuyPermitDialog,
)
const PermitActionDialog = late(
  async () => (await import('../actions/PermitActionDialog.tsx')).PermitActionDialog,
)

/** The dialog about a permit that is open. */
export function PermitDialogs(): ReactNode {
  return <LazyDialog onClose={permitDialogClosed}>{dialogOf(usePermitDialog())}</LazyDialog>
}

function dialogOf(dialog: PermitDialog): ReactNode {
  switch (dialog.kind) {
    case 'none':
      return null
    case 'buy':
      return <BuyPermitDialog draft={dialog} />
    case 'changeVehicle':
    case 'pause':
    case 'continue':
    case 'refund':
      return <PermitActionDialog action={dialog.kind} orderNumber={dialog.orderNumber} />
  }
}
