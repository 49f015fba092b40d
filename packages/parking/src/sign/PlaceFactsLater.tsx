import { LazyBoundary, late } from '@parking/runtime'
import { type ComponentProps, type ReactNode } from 'react'
import css from './PlaceFactsLater.module.css'
import type { PlaceFacts } from './PlaceFacts.tsx'

const Facts = late(async () => (await import('./PlaceFacts.tsx')).PlaceFacts)

/** Says what an hour costs at a place, and what its sign has to show. The form can be used before it is loaded. */
export function PlaceFactsLater(props: ComponentProps<typeof PlaceFacts>): ReactNode {
  return (
    <div className={css['place']}>
      <LazyBoundary lost={null}>
        <Facts {...props} />
      </LazyBoundary>
    </div>
  )
}
