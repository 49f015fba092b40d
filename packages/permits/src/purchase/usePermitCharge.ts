import { useCheckout } from '@parking/checkout'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { permitDialogClosed } from '../store/permitDialog.ts'

/** Opens the purchase without what an earlier one left, and leads to the permits when it is done. */
export function usePermitCharge(): void {
  const { permit } = useCheckout()
  const navigate = useNavigate()
  useEffect(() => {
    permit.dismiss()
    return permit.store.subscribe(({ kind }) => {
      if (kind !== 'done') return
      permitDialogClosed()
      void navigate({ to: '/profile/abonements' })
    })
  }, [permit, navigate])
}
