import { useChargeDialog, useCheckout } from '@parking/checkout'
import { useNavigate } from '@tanstack/react-router'
import { permitDialogClosed } from '../store/permitDialog.ts'

/** Opens the purchase without what an earlier one left, and leads to the permits when it is done. */
export function usePermitCharge(): void {
  const navigate = useNavigate()
  useChargeDialog(useCheckout().permit, () => {
    permitDialogClosed()
    void navigate({ to: '/profile/abonements' })
  })
}
