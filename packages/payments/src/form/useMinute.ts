import type { Instant } from '@parking/pricing'
import { useNow } from '@parking/ui'

/** The current minute by the server's clock; the component renders anew when it changes. */
export function useMinute(): Instant {
  return useNow('minute')
}
