import { LazyBoundary } from '@parking/runtime'
import { lazy, useEffect, type ReactNode } from 'react'
import { useChargeState } from '../service/useChargeState.ts'
import type { ChargeNoticeProps, ToldCharge } from './ToldCharge.tsx'

type Tell = typeof ToldCharge

const loadTold = () => import('./ToldCharge.tsx')
// Handed over as it is: a lazy component would lose what kind of charge it tells.
const Told = lazy(async () => {
  const { ToldCharge: told } = await loadTold()
  return { default: ({ children }: { children: (tell: Tell) => ReactNode }) => children(told) }
})

/**
 * Says in words where a charge stands: at the bank, being checked, not known, refused, done. Shows
 * nothing while all is as it should be. Its words come as soon as the page has time, before anything is
 * pressed.
 */
export function ChargeNotice<Intent, Result>(props: ChargeNoticeProps<Intent, Result>): ReactNode {
  const { kind } = useChargeState(props.charge)
  useEffect(() => void loadTold().catch(() => undefined), [])
  if (kind === 'idle' || kind === 'sending') return null
  return (
    <LazyBoundary>
      <Told>{(One) => <One {...props} />}</Told>
    </LazyBoundary>
  )
}
