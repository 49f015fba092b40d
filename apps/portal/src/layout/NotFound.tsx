import { LazyBoundary, late } from '@parking/runtime'
import { type ReactNode } from 'react'

const NotFoundPage = late(async () => (await import('../pages/NotFoundPage.tsx')).NotFoundPage)

/** The page for an address that leads nowhere; few see it. */
export function NotFound(): ReactNode {
  return (
    <LazyBoundary>
      <NotFoundPage />
    </LazyBoundary>
  )
}
