import type { Line, Outcome } from '../Outcome.ts'
import { count } from './count.ts'

/** What a report is about. */
export interface ReportFacts {
  /** The address of the back end. */
  readonly url: string
  /** When it was tried, in milliseconds since the epoch. */
  readonly at: number
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}
const escape = (text: string) =>
  text.replace(/[&<>"]/g, (one) => entities[one] ?? one).replace(/(?![\n\t])\p{Cc}|\p{Cs}/gu, '?')

const style = `:root{color-scheme:light dark}body{overflow-wrap:anywhere;font:16px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;width:100%}th,td{padding:.4rem .6rem;border-bottom:1px solid #ccd;text-align:left;vertical-align:top}
code{overflow-wrap:anywhere}.failed{background:light-dark(#fdecec,#3d1518)}.skipped,.assumed{color:light-dark(#555,#b0b0b0)}
dl{margin:0}dt{font-weight:600}dd{margin:0;overflow-wrap:anywhere}@media print{tr{break-inside:avoid}}
@media(max-width:40rem){table,tbody,tr,td{display:block}thead{display:none}td{border:0;padding:.2rem .6rem}tr{border-bottom:1px solid #ccd}}`

/** What stands in the order in which a reader needs it. */
const order: readonly Outcome['kind'][] = ['failed', 'assumed', 'skipped', 'passed']

function writeOutcome(outcome: Outcome): string {
  switch (outcome.kind) {
    case 'passed':
      return ''
    case 'failed':
      return `<dl><dt>expected</dt><dd>${escape(outcome.expected)}</dd><dt>got</dt><dd>${escape(outcome.got)}</dd></dl>`
    case 'skipped':
    case 'assumed':
      return escape(outcome.why)
  }
}

/**
 * Writes a run as a page of its own that can be sent to whoever builds the back end: what failed first,
 * each with method and path, then what the contract has assumed, what was not tried, what passed.
 */
export function writeHtml(lines: readonly Line[], { url, at }: ReportFacts): string {
  const counts = count(lines)
  const tried = `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`
  const rows = order.flatMap((kind) =>
    lines
      .filter(({ outcome }) => outcome.kind === kind)
      .map(
        ({ call, at: where, case: name, outcome }) =>
          `<tr class="${kind}"><td>${kind}</td><td><code>${escape(where)}</code><br>${escape(call)}</td><td>${escape(name)}</td><td>${writeOutcome(outcome)}</td></tr>`,
      ),
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Conformance of ${escape(url)}</title>
<style>${style}</style>
<h1>Conformance of ${escape(url)}</h1>
<p>Tried on ${tried}: ${counts.failed} failed, ${counts.assumed} assumed, ${counts.skipped} not tried, ${counts.passed} passed.</p>
<table><thead><tr><th>outcome</th><th>call</th><th>case</th><th>why</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table>
</html>
`
}
