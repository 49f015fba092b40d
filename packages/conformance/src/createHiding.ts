import type { Outcome } from './Outcome.ts'

const HIDDEN = '***'

/** A secret as it may stand in an answer. */
function spellings(secret: string): readonly string[] {
  return [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)]
}

/** Makes what takes secrets out of a text: those that are known, and what a token's field holds. */
export function createHiding(secrets: Iterable<string>): (text: string) => string {
  const known = [...secrets].filter((secret) => secret !== '').flatMap(spellings)
  const longestFirst = known.toSorted((a, b) => b.length - a.length)
  return (text) => {
    const hidden = longestFirst.reduce((left, secret) => left.replaceAll(secret, HIDDEN), text)
    return hidden.replace(/("(?:\w*token|password|pass)"\s*:\s*")[^"]*/gi, `$1${HIDDEN}`)
  }
}

/** Takes secrets out of an outcome. */
export function hideInOutcome(outcome: Outcome, hide: (text: string) => string): Outcome {
  if (outcome.kind === 'passed') return outcome
  if (outcome.kind !== 'failed') return { ...outcome, why: hide(outcome.why) }
  return { ...outcome, expected: hide(outcome.expected), got: hide(outcome.got) }
}
