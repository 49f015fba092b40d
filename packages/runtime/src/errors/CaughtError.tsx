import { lazy, Suspense, type ReactNode } from 'react'
import { useCaughtError } from './catchErrors.ts'

const ErrorNotice = lazy(async () => {
  try {
    return { default: (await import('./ErrorNotice.tsx')).ErrorNotice }
  } catch {
    // Without it the error is still reported.
    return { default: () => null }
  }
})

/** Tells, beside whatever is on the screen, of an error that nothing else has caught. */
export function CaughtError(): ReactNode {
  const { kind } = useCaughtError()
  if (kind !== 'told') return null
  return (
    <Suspense fallback={null}>
      <ErrorNotice />
    </Suspense>
  )
}
