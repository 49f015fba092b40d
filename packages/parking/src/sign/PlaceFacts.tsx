import type { ComponentProps, ReactNode } from 'react'
import { HourPriceLine } from '@parking/sessions'
import { SignCheck } from './SignCheck.tsx'

/** What the sign in the street has to show: the place and what an hour costs there. */
export function PlaceFacts({
  parkingCode,
  ...price
}: ComponentProps<typeof HourPriceLine> & {
  /** Null where whole zones are paid. */
  readonly parkingCode: string | null
}): ReactNode {
  return (
    <>
      <HourPriceLine {...price} />
      {price.zone === null ? null : <SignCheck zone={price.zone} parkingCode={parkingCode} />}
    </>
  )
}
