import { LazyPart } from '@parking/runtime'
import { lazy, type ComponentProps, type ReactNode } from 'react'
import css from './HourPrice.module.css'
import type { HourPriceLine } from './HourPriceLine.tsx'

const Line = lazy(async () => ({
  default: (await import('./HourPriceLine.tsx')).HourPriceLine,
}))

/** Says what an hour costs in a zone now and until when. The form can be used before it is loaded. */
export function HourPrice(props: ComponentProps<typeof HourPriceLine>): ReactNode {
  return (
    <div className={css['place']}>
      <LazyPart lost={null}>
        <Line {...props} />
      </LazyPart>
    </div>
  )
}
