import { sendReport, type ReportOptions } from './sendReport.ts'

/** How many errors of one page are reported. */
const most = 10

/** What is told of an error. Nothing in it is about a person. */
interface ErrorReport {
  readonly build: string
  /** The id of the route that was shown. */
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
 * @param options - whom to tell, and of which page
 */
export function createErrorReports(options: ReportOptions): (error: unknown) => void {
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
    sendReport(options.url, text)
  }
}

function describe(error: unknown): Pick<ErrorReport, 'name' | 'message' | 'at'> {
  if (!(error instanceof Error)) return { name: typeof error, message: '', at: null }
  // Some browsers have the message in the stack, and a message may name any place.
  const stack = (error.stack ?? '').replace(error.message, '')
  const at = /\/(?:coop-)?assets\/([\w.-]+[.]js:\d+:\d+)/.exec(stack)?.[1] ?? null
  return { name: withoutValues(error.name), message: withoutValues(error.message), at }
}

/**
 * From the first quotation mark to the last, because quotations may hold others; to the end of the
 * text where there is only one. An apostrophe within a word is no such mark.
 */
const quoted = /(?:(?<!\w)'|["`«“„]).*(?:'(?!\w)|["`»”])|(?:(?<!\w)'|["`«“„]).*/su

/**
 * What may be a value: it stands in quotes, has a digit or a sign of an address, is given to a name,
 * is longer than words are, is not English, or stands beside a value in one or two capitals, as in a
 * plate.
 */
function withoutValues(message: string): string {
  return message
    .replace(quoted, '…')
    .slice(0, 1000)
    .replaceAll(/\S*[^\s\u0021-\u007e…]\S*/g, '…')
    .replaceAll(/\S*[\d@:/\\]\S*|\S*=\S+|=\s+\S+|\S{31,}/g, '…')
    .replaceAll(/\b[A-Z]{1,2} (?=…)|(?<=…) [A-Z]{1,2}\b/g, '')
    .slice(0, 200)
}
