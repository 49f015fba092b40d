/** How many errors of one page are reported. */
const most = 10

/** What is told of an error. Nothing in it is about a person. */
interface ErrorReport {
  /** The version of the page. */
  readonly build: string
  /** The id of the route that was shown: no address, so neither a query nor a name in it. */
  readonly screen: string | null
  readonly name: string
  /** Without all that could be a value. */
  readonly message: string
  /** The place in a file of ours. */
  readonly at: string | null
}

/**
 * Makes the function that reports errors: each one once, and a bounded number for each page.
 *
 * @param options.url - the address of the city's own that is told
 */
export function createErrorReports(options: {
  readonly url: string
  readonly build: string
  readonly screen: () => string | null
}): (error: unknown) => void {
  const reported = new Set<string>()
  return (error) => {
    const { build, screen } = options
    const text = JSON.stringify({
      build,
      screen: screen(),
      ...describe(error),
    } satisfies ErrorReport)
    if (reported.has(text) || reported.size >= most) return
    reported.add(text)
    navigator.sendBeacon(options.url, text)
  }
}

function describe(error: unknown): Pick<ErrorReport, 'name' | 'message' | 'at'> {
  if (!(error instanceof Error)) return { name: typeof error, message: '', at: null }
  const at = /\/assets\/([\w.-]+:\d+:\d+)/.exec(error.stack ?? '')?.[1] ?? null
  return { name: error.name, message: withoutValues(error.message), at }
}

/** What stands in quotes, has a digit or a sign of an address, or is not English may be a value. */
function withoutValues(message: string): string {
  return message
    .slice(0, 1000)
    .replaceAll(/"[^"]*"|'[^']*'|`[^`]*`|«[^»]*»/g, '…')
    .replaceAll(/\S*[^\s\u0021-\u007e…]\S*/g, '…')
    .replaceAll(/\S*[\d@:/\\]\S*/g, '…')
    .slice(0, 200)
}
