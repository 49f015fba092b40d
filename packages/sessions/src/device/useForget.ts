import { useGuestPayments } from '@parking/payments'
import { useAppContext } from '@parking/runtime'
import { guestStayForgotten, useGuestStays, type GuestStay } from './guestStays.ts'

/** Has this device forget a stay, or, with null, all of them; nothing tells them again. */
export function useForget(): (stay: GuestStay | null) => void {
  const context = useAppContext()
  const { start } = useGuestPayments()
  return (stay) => {
    const forgotten = stay === null ? useGuestStays.getState().stays : [stay]
    guestStayForgotten(context, stay)
    for (const { key } of forgotten) start.forgetDone(key)
  }
}
