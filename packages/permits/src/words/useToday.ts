import { wallClock, type DateOnly } from '@parking/pricing'
import { useAppContext } from '@parking/runtime'
import { useNow } from '@parking/ui'

/** The day in the city, by the server's clock. */
export function useToday(): DateOnly {
  return wallClock(useNow('minute'), useAppContext().city.timeZone).date
}
