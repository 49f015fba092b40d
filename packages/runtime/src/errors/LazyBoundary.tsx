import { Component, Suspense, type ReactNode } from 'react'
import { ErrorScreen } from './ErrorScreen.tsx'
import { isLostFile } from './lostFiles.ts'

/**
 * Shows a part of a page that is loaded when it is wanted. Where its file does not come, that is said
 * in its place, and the rest of the page stays. Any other error is the page's own.
 *
 * @param props.waiting - shown until the part is there
 * @param props.lost - shown instead of the words that a file did not come; null leaves the part out
 */
export class LazyBoundary extends Component<{
  readonly waiting?: ReactNode
  readonly lost?: ReactNode
  readonly children: ReactNode
}> {
  override state: { readonly error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown): LazyBoundary['state'] {
    return { error }
  }

  override render(): ReactNode {
    const { waiting, lost, children } = this.props
    const { error } = this.state
    if (error === null) return <Suspense fallback={waiting}>{children}</Suspense>
    if (!isLostFile(error)) throw error
    return lost === undefined ? <ErrorScreen partClass="" error={error} /> : lost
  }
}
