import type { Line, Outcome } from '../Outcome.ts'
import { count } from './count.ts'

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
}

/** What XML 1.0 has no place for, whatever it is written as. */
// oxlint-disable-next-line no-control-regex -- these characters are what it looks for
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu

/** Writes a text so that it can stand anywhere in XML. */
function escape(text: string): string {
  return text.replace(FORBIDDEN, '?').replace(/[&<>"'\t\n\r]/g, (one) => ENTITIES[one] ?? one)
}

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(3)

function writeOutcome(outcome: Outcome): string {
  switch (outcome.kind) {
    case 'passed':
      return ''
    case 'failed': {
      const { expected, got } = outcome
      return `<failure message="${escape(got)}">${escape(`expected ${expected}\ngot ${got}`)}</failure>`
    }
    case 'skipped':
      return `<skipped message="${escape(outcome.why)}"/>`
    case 'assumed':
      return `<skipped message="${escape(`assumed: ${outcome.why}`)}"/>`
  }
}

function writeCase({ call, at, case: name, outcome, milliseconds }: Line): string {
  const attributes = `classname="${escape(call)}" name="${escape(`${at}: ${name}`)}" time="${seconds(milliseconds)}"`
  return `    <testcase ${attributes}>${writeOutcome(outcome)}</testcase>`
}

/** Writes a run as JUnit's XML, which build servers read. */
export function writeJunit(lines: readonly Line[]): string {
  const { failed, skipped, assumed } = count(lines)
  const time = seconds(lines.reduce((sum, { milliseconds }) => sum + milliseconds, 0))
  const counts = `tests="${lines.length}" failures="${failed}" errors="0" skipped="${skipped + assumed}" time="${time}"`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="conformance" ${counts}>`,
    `  <testsuite name="contract" ${counts}>`,
    ...lines.map(writeCase),
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n')
}
