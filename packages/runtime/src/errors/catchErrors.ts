import { create } from 'zustand'
import { isLostFile } from './lostFiles.ts'

/** Whether somebody is told that something went wrong. It is said once, however much goes wrong. */
export const useCaughtError = create<{ readonly kind: 'none' | 'told' | 'read' }>(() => ({
  kind: 'none',
}))

/** Somebody has read it. */
export function caughtErrorRead(): void {
  useCaughtError.setState({ kind: 'read' })
}

/**
 * Catches every error that nothing else has caught. What others have put into the page, such as a
 * browser's extensions, is none of it, nor is a call that was given up, nor a file that did not come:
 * the screen that needs it says so.
 *
 * @param report - is told of each error, also after somebody was told
 * @returns stops listening
 */
export function catchErrors(report: (error: unknown) => void): () => void {
  function take(error: unknown): void {
    if (isGivenUp(error) || isLostFile(error)) return
    report(error)
    if (useCaughtError.getState().kind === 'none') useCaughtError.setState({ kind: 'told' })
  }
  function onError({ error, filename }: ErrorEvent): void {
    const isOurs = filename.startsWith(`${window.location.origin}/`)
    // Without an error it is a stranger's, or a browser's remark on the layout.
    if (isOurs && error instanceof Error) take(error)
  }
  function onRejection({ reason }: PromiseRejectionEvent): void {
    take(reason)
  }
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
  return () => {
    window.removeEventListener('error', onError)
    window.removeEventListener('unhandledrejection', onRejection)
  }
}

function isGivenUp(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError'
}
