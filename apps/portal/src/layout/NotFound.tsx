import { LazyPart } from '@parking/runtime'
import { lazy, type ReactNode } from 'react'

const NotFoundPage = lazy(async () => ({
  default: (await import('../pages/NotFoundPage.tsx')).NotFoundPage,
}))

/** The page for an address that leads nowhere; few see it. */
export function NotFound(): ReactNode {
  return (
    <LazyPart>
      <NotFoundPage />
    </LazyPart>
  )
}
