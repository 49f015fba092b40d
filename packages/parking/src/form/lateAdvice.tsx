import type { CostInterval } from '@parking/domain'
import { LazyBoundary, late } from '@parking/runtime'
import { type ReactNode } from 'react'
import type { DurationAdviceProps } from '../advice/DurationAdvice.tsx'
import type { ParkingData } from '@parking/sessions'
import type { FormValues } from './formValues.ts'

const DurationAdvice = late(
  async () => (await import('../advice/DurationAdvice.tsx')).DurationAdvice,
)
const BenefitReasons = late(
  async () => (await import('../advice/BenefitReasons.tsx')).BenefitReasons,
)

/** What should be known of the chosen time; the form can be used before it is loaded. */
export function Advice(props: DurationAdviceProps): ReactNode {
  return (
    <LazyBoundary lost={null}>
      <DurationAdvice {...props} />
    </LazyBoundary>
  )
}

/** Why each benefit counts or does not; nothing for who has none. */
export function WhyBenefits({
  data,
  values: { zone, vehicle },
  intervals,
}: {
  readonly data: ParkingData
  readonly values: FormValues
  readonly intervals: readonly CostInterval[]
}): ReactNode {
  const benefits = data.account?.benefits ?? []
  if (benefits.length === 0 || zone === null || vehicle === null) return null
  return (
    <LazyBoundary lost={null}>
      <BenefitReasons
        benefits={benefits}
        intervals={intervals}
        zone={zone.number}
        plate={vehicle.plate}
      />
    </LazyBoundary>
  )
}
