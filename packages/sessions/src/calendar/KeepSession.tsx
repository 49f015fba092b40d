import { LazyBoundary, late } from '@parking/runtime'
import { type ComponentProps, type ReactNode } from 'react'
import css from './KeepSession.module.css'

const Links = late(async () => (await import('./SessionLinks.tsx')).SessionLinks)

/** Offers what outlives the page: the session's end for a calendar, and its sheet to print. */
export function KeepSession(props: ComponentProps<typeof Links>): ReactNode {
  return (
    // It has its room from the beginning: nothing moves when it comes.
    <div className={css['keep']}>
      <LazyBoundary lost={null}>
        <Links {...props} />
      </LazyBoundary>
    </div>
  )
}
