import { guestAttemptsKey } from '@parking/payments'
import { useAppContext } from '@parking/runtime'
import { useState } from 'react'
import { guestSessionsKey } from './guestSessionsKey.ts'

/**
 * Whether somebody has paid, or tried to pay, on this device without an account. It stays so for as long
 * as the page does: what came of it is told also when nothing of it is kept any more.
 */
export function useHasPaidAsGuest(): boolean {
  const { city, storage } = useAppContext()
  const [was, setWas] = useState(false)
  const keys = [guestSessionsKey(city.id), guestAttemptsKey(city.id)]
  const is = city.flags.guestPayment && (was || keys.some((key) => storage.get(key) !== null))
  if (is && !was) setWas(true)
  return is
}
