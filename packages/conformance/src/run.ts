import { createSender } from './contract/createSender.ts'
import { findOperation, type Operation, operations } from './contract/operations.ts'
import { createPace } from './createPace.ts'
import type { Given } from './Given.ts'
import { checkMoney, MONEY_CALLS } from './money/checkMoney.ts'
import { failed, type Line, type Outcome, outcomeOf } from './Outcome.ts'
import { Stage } from './Stage.ts'
import { sidesOf, tryCase } from './tryCase.ts'

const HIDDEN = '***'

/** What is run, and against what. */
export interface RunOptions {
  /** The address of the back end, without the path of a call. */
  readonly url: string
  readonly given: Given
  /** The longest wait for an answer, in milliseconds. */
  readonly timeout: number
  /** The one call to try; all of them unless given. */
  readonly only?: string
  /** How many calls may move money within a minute; a back end may hold back who makes more. */
  readonly moneyCallsAMinute?: number
  readonly fetch?: (request: Request) => Promise<Response>
  /** Told of each line as it is written. */
  readonly tell?: (line: Line) => void
}

/** As many payments as a hasty person makes within a minute. */
const USUAL_PACE = 15

/**
 * Runs the contract's cases against a back end; what it returns holds no secret. Where the driver can't
 * be signed in, what needs no driver is tried all the same, and the rest is said to be skipped.
 */
export async function run(options: RunOptions): Promise<readonly Line[]> {
  const { url, given, timeout, only, fetch = globalThis.fetch } = options
  const secrets = new Set([given.password, given.company?.contract ?? ''])
  const pace = createPace(options.moneyCallsAMinute ?? USUAL_PACE)
  const stage = new Stage(given, createSender({ url, timeout, fetch }), pace, secrets)
  const lines: Line[] = []

  const check = async (call: string, name: string, ends: () => Promise<Outcome>) => {
    const started = performance.now()
    const outcome = hideInOutcome(await outcomeOf(ends), createHiding(secrets))
    const milliseconds = Math.round(performance.now() - started)
    const { method, path } = findOperation(call)
    const line: Line = { call, at: `${method} ${path}`, case: name, outcome, milliseconds }
    lines.push(line)
    options.tell?.(line)
  }
  /** Removes what a call has added; a line tells what could not be removed. */
  const cleanUp = async (call: string) => {
    const left = await stage.cleanUp()
    if (left.length === 0) return
    await check(call, 'clean-up', async () =>
      failed('what the kit has added to be removed again', `still there: ${left.join('; ')}`),
    )
  }

  await check('loginV5', 'signs the driver in', async () => {
    await stage.begin()
    return { kind: 'passed' }
  })
  for (const operation of operations) {
    if (only !== undefined && operation.id !== only) continue
    await tryCall(stage, operation, check)
    await cleanUp(operation.id)
  }
  if (
    given.money &&
    lines[0]?.outcome.kind === 'passed' &&
    (only === undefined || MONEY_CALLS.includes(only))
  ) {
    await checkMoney(stage, check)
    await cleanUp('cancelSession')
  }
  return lines
}

async function tryCall(
  stage: Stage,
  operation: Operation,
  check: (call: string, name: string, ends: () => Promise<Outcome>) => Promise<void>,
): Promise<void> {
  for (const side of sidesOf(operation)) {
    await check(operation.id, `${side} request`, () => tryCase(stage, operation, side))
  }
}

/** A secret as it may stand in an answer. */
function spellings(secret: string): readonly string[] {
  return [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)]
}

/** Makes what takes secrets out of a text: those that are known, and what a token's field holds. */
function createHiding(secrets: Iterable<string>): (text: string) => string {
  const known = [...secrets].filter((secret) => secret !== '').flatMap(spellings)
  const longestFirst = known.toSorted((a, b) => b.length - a.length)
  return (text) => {
    const hidden = longestFirst.reduce((left, secret) => left.replaceAll(secret, HIDDEN), text)
    return hidden.replace(/("(?:\w*token|password|pass)"\s*:\s*")[^"]*/gi, `$1${HIDDEN}`)
  }
}

/** Takes secrets out of an outcome. */
function hideInOutcome(outcome: Outcome, hide: (text: string) => string): Outcome {
  if (outcome.kind === 'passed') return outcome
  if (outcome.kind !== 'failed') return { ...outcome, why: hide(outcome.why) }
  return { ...outcome, expected: hide(outcome.expected), got: hide(outcome.got) }
}
