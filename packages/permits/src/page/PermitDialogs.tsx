import { LazyDialog } from '@parking/runtime'
import { lazy, type ReactNode } from 'react'
import { permitDialogClosed, usePermitDialog, type PermitDialog } from '../store/permitDialog.ts'

const BuyPermitDialog = lazy(async () => ({
  default: (await import('../purchase/BuyPermitDialog.tsx')).BuyPermitDialog,
}))
const PermitActionDialog = lazy(async () => ({
  default: (await import('../benefits/PermitActionDialog.tsx')).PermitActionDialog,
}))

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
