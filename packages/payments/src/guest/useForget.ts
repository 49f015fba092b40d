import { useGuestCheckout } from '@parking/checkout'
import { useAppContext } from '@parking/runtime'
import { guestStayForgotten, type GuestStay } from './guestStays.ts'

/** Has this device forget a stay, or, with null, all of them; nothing tells them again. */
export function useForget(): (stay: GuestStay | null) => void {
  const context = useAppContext()
  const { start } = useGuestCheckout()
  return (stay) => {
    guestStayForgotten(context, stay)
    if (start.store.getState().kind === 'done') start.dismiss()
  }
}
