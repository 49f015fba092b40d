import type { ErrorHandler } from './createErrorHandler.ts'
import type { ErrorPage } from './ErrorPage.ts'

/**
 * Catches every error that nothing else has caught. What tells and reports it comes with the first
 * one: most pages never need it.
 *
 * @returns reports an error that is told already
 */
export function catchErrors(page: ErrorPage): (error: unknown) => void {
  let made: Promise<ErrorHandler> | null = null
  const load = async () => (await import('./createErrorHandler.ts')).createErrorHandler(page)
  const handle = async (how: (handler: ErrorHandler) => void): Promise<void> => {
    try {
      how(await (made ??= load()))
    } catch {
      // An error in telling of an error is nobody's business.
    }
  }
  window.addEventListener('error', (event) => void handle(({ caught }) => caught(event)))
  window.addEventListener(
    'unhandledrejection',
    (event) => void handle(({ caught }) => caught(event)),
  )
  return (error) => void handle(({ report }) => report(error))
}
