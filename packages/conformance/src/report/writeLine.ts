import type { Line, Outcome } from '../Outcome.ts'
import { count } from './count.ts'

const WORDS: Readonly<Record<Outcome['kind'], string>> = {
  passed: 'ok     ',
  failed: 'FAILED ',
  skipped: 'skipped',
  assumed: 'assumed',
}

/** Nothing that a back end answers may steer a terminal. */
function tame(text: string): string {
  return text.replace(/\p{Cc}/gu, '?')
}

/** Writes a line of the report for people. */
export function writeLine({ call, at, case: name, outcome }: Line): string {
  const head = `${WORDS[outcome.kind]} ${at} (${call}): ${name}`
  if (outcome.kind === 'passed') return head
  if (outcome.kind !== 'failed') return tame(`${head}: ${outcome.why}`)
  const { expected, got } = outcome
  return `${head}\n          expected  ${tame(expected)}\n          got       ${tame(got)}`
}

function reasons(lines: readonly Line[], kind: 'skipped' | 'assumed'): readonly string[] {
  const byReason = new Map<string, string[]>()
  for (const { call, outcome } of lines) {
    if (outcome.kind !== kind) continue
    const calls = byReason.get(outcome.why) ?? []
    byReason.set(outcome.why, calls.includes(call) ? calls : [...calls, call])
  }
  return [...byReason].map(([why, calls]) => tame(`${kind}: ${why}: ${calls.join(', ')}`))
}

/** Writes how a run ended: what was skipped and why, and the counts. */
export function writeSummary(lines: readonly Line[]): string {
  const { passed, failed, skipped, assumed } = count(lines)
  return [
    ...reasons(lines, 'skipped'),
    ...reasons(lines, 'assumed'),
    `${passed} passed, ${failed} failed, ${skipped} skipped, ${assumed} assumed`,
  ].join('\n')
}
