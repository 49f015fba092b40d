import type { Instant } from '@parking/pricing'
import { useAppContext } from '@parking/runtime'
import { useEffect, useState } from 'react'

const second = 1000
const minute = 60_000

/** The current minute by the server's clock; the component renders anew when it changes. */
export function useMinute(): Instant {
  const { clock } = useAppContext()
  const [shown, setShown] = useState(() => minuteOf(clock.now()))
  useEffect(() => {
    const tick = (): void => setShown(minuteOf(clock.now()))
    const timer = setInterval(tick, second)
    return () => clearInterval(timer)
  }, [clock])
  return shown
}

function minuteOf(instant: Instant): Instant {
  return Math.floor(instant / minute) * minute
}
