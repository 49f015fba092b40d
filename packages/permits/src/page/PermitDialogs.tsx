import { LazyPart } from '@parking/runtime'
import { lazy, type ReactNode } from 'react'
import { usePermitDialog } from '../store/permitDialog.ts'

const BuyPermitDialog = lazy(async () => ({
  default: (await import('../purchase/BuyPermitDialog.tsx')).BuyPermitDialog,
}))
const PermitActionDialog = lazy(async () => ({
  default: (await import('../benefits/PermitActionDialog.tsx')).PermitActionDialog,
}))

/** The dialog about a permit that is open. */
export function PermitDialogs(): ReactNode {
  const dialog = usePermitDialog()
  switch (dialog.kind) {
    case 'none':
      return null
    case 'buy':
      return (
        <LazyPart>
          <BuyPermitDialog draft={dialog} />
        </LazyPart>
      )
    case 'changeVehicle':
    case 'pause':
    case 'continue':
    case 'refund':
      return (
        <LazyPart>
          <PermitActionDialog action={dialog.kind} orderNumber={dialog.orderNumber} />
        </LazyPart>
      )
  }
}
