/** Whom the reports of a page go to, and what each of them says of the page. */
export interface ReportOptions {
  /** The address of the city's own that is told. */
  readonly url: string
  /** The version of the page. */
  readonly build: string
  /** The id of the route that is shown: no address, so neither a query nor a name in it. */
  readonly screen: () => string | null
}

/** Sends a report, also from a page that goes away; where the browser refuses, nobody is told. */
export function sendReport(url: string, report: string): void {
  try {
    navigator.sendBeacon(url, report)
  } catch {
    // A report that cannot be sent is nobody's business.
  }
}
