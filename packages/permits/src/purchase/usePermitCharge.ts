import { useChargeDialog, usePayments } from '@parking/payments'
import { useNavigate } from '@tanstack/react-router'
import { permitDialogClosed } from '../store/permitDialog.ts'

/** Opens the purchase without what an earlier one left, and leads to the permits when it is done. */
export function usePermitCharge(): void {
  const navigate = useNavigate()
  useChargeDialog(usePayments().permit, () => {
    permitDialogClosed()
    void navigate({ to: '/profile/abonements' })
  })
}
