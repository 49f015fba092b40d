import { createErrorReports } from '../reports/createErrorReports.ts'
import type { ErrorPage } from './ErrorPage.ts'
import { isLostFile } from './lostFiles.ts'
import { showErrorNotice } from './showErrorNotice.tsx'

/** What is done about errors that nobody expected. */
export interface ErrorHandler {
  /** Tells the first error of the page to whoever uses it, and reports each. */
  readonly caught: (event: ErrorEvent | PromiseRejectionEvent) => void
  /** Reports an error to the city, where it names an address for that. */
  readonly report: (error: unknown) => void
}

/** Makes what handles the errors of a page. */
export function createErrorHandler(page: ErrorPage): ErrorHandler {
  const [{ errorReportsUrl: url }] = page.build.cities
  const report =
    url === undefined
      ? () => undefined
      : createErrorReports({ url, build: page.build.version, screen: () => page.screen() })
  let isTold = false
  return {
    report,
    caught: (event) => {
      if (!isOurs(event)) return
      report('reason' in event ? event.reason : event.error)
      if (isTold || page.context === null) return
      isTold = true
      showErrorNotice(page.context)
    },
  }
}

/**
 * Not ours to tell: errors of what others have put into the page, such as extensions; a call that was
 * given up; a file that did not come, of which the screen that needs it tells.
 */
function isOurs(event: ErrorEvent | PromiseRejectionEvent): boolean {
  const error: unknown = 'reason' in event ? event.reason : event.error
  const isGivenUp = error instanceof Error && error.name === 'AbortError'
  if (isGivenUp || isLostFile(error)) return false
  if ('reason' in event) return true
  // Without an error it is a stranger's, or a browser's remark on the layout.
  return error instanceof Error && event.filename.startsWith(`${window.location.origin}/`)
}
