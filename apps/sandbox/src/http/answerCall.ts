import { findTokenAccount } from '../account/tokens.ts'
import type { Fault } from '../city/faults.ts'
import { fingerprint, keepAnswer } from '../money/idempotency.ts'
import type { Call, Handler } from './call.ts'
import { Refusal } from '../wire/Refusal.ts'

/** What goes back to who called: the contract's answer, or what a fault has made of it. */
export type Answer =
  | { kind: 'answer'; status: number; body: unknown }
  | { kind: 'raw'; status: number; type: string; body: string }
  | { kind: 'hangUp' }

const HTML = '<!doctype html><title>502</title><h1>502 Bad Gateway</h1>'

/** How an error is answered: HTTP 200 with its name, as the real back ends do. */
function refusalBody(refusal: Refusal): Record<string, unknown> {
  return { status: 'error', errorName: refusal.errorName, ...refusal.details }
}

/** The same, once what takes its time (an image) is there. */
async function answerOfRefusal(refusal: Refusal): Promise<Answer> {
  const body = refusalBody(refusal)
  for (const [name, value] of Object.entries(body)) body[name] = await value
  return { kind: 'answer', status: 200, body }
}

/** What a call is answered with. */
export interface AnswerTools {
  /** The caller's Idempotency-Key, where the call takes one. */
  key: string | undefined
  /** Whether the call may change the database. */
  changes: boolean
}

/** Answers one call: its faults, its repetitions, its transaction, its refusals. */
export async function answerCall(
  call: Call,
  handler: Handler,
  tools: AnswerTools,
): Promise<Answer> {
  const fault = call.city.faults.take(call.operationId)
  const early = await faultBefore(fault, tools)
  if (early) return early
  if (fault?.kind === 'late') {
    // Nobody is there any more to hear how it ends.
    void perform(call, handler, tools, fault.milliseconds).catch(() => undefined)
    return { kind: 'hangUp' }
  }
  if (fault?.kind === 'twice') await perform(call, handler, tools, 0)
  // A read that is slow is slow at once; a change is slow while its key is known to be running.
  const delay = fault?.kind === 'delay' && tools.changes ? fault.milliseconds : 0
  return faultAfter(fault, await perform(call, handler, tools, delay))
}

async function faultBefore(
  fault: Fault | undefined,
  { changes }: AnswerTools,
): Promise<Answer | null> {
  if (fault?.kind === 'reset') return { kind: 'hangUp' }
  if (fault?.kind === 'status') {
    return { kind: 'raw', status: fault.status, type: 'text/html', body: HTML }
  }
  if (fault?.kind === 'errorName') {
    return { kind: 'answer', status: 200, body: refusalBody(new Refusal(fault.errorName)) }
  }
  if (fault?.kind === 'delay' && !changes) await wait(fault.milliseconds)
  return null
}

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds)
  })

function faultAfter(fault: Fault | undefined, answer: Answer): Answer {
  if (!fault || answer.kind !== 'answer') return answer
  switch (fault.kind) {
    case 'lost':
      return { kind: 'hangUp' }
    case 'html':
      return { kind: 'raw', status: 200, type: 'text/html; charset=utf-8', body: HTML }
    case 'truncated': {
      const whole = JSON.stringify(answer.body)
      const half = whole.slice(0, Math.ceil(whole.length / 2))
      return { kind: 'raw', status: 200, type: 'application/json', body: half }
    }
    case 'wrongType':
      return { kind: 'raw', status: 200, type: 'application/json', body: '[42,"status",null]' }
    case 'commaInRedirect': {
      const body = JSON.stringify(answer.body).replace(
        /("redirectURL":"[a-z]+:\/\/[^"/.]*)\./i,
        '$1,',
      )
      return { kind: 'raw', status: answer.status, type: 'application/json', body }
    }
    case 'delay':
    case 'errorName':
    case 'late':
    case 'reset':
    case 'status':
    case 'twice':
      return answer
  }
}

async function perform(
  call: Call,
  handler: Handler,
  tools: AnswerTools,
  delay: number,
): Promise<Answer> {
  const { key, changes } = tools
  try {
    if (key !== undefined && changes) {
      return await performOnce(call, handler, key, delay)
    }
    if (delay > 0) await wait(delay)
    return await run(call, handler, tools)
  } catch (error) {
    if (error instanceof Refusal) return answerOfRefusal(error)
    throw error
  }
}

async function performOnce(
  call: Call,
  handler: Handler,
  key: string,
  delay: number,
): Promise<Answer> {
  const owner = call.token ? String(findTokenAccount(call, call.token)) : 'anyone'
  const request = { owner, key, fingerprint: fingerprint(call.operationId, call.input) }
  const { idempotency } = call
  const known = idempotency.look(call, owner, key)
  if (known.kind === 'closed') return conflict(422, 'ValidationError', 'This key is closed')
  if (known.kind !== 'first') {
    if (known.fingerprint !== request.fingerprint) {
      return conflict(422, 'ValidationError', 'This key came with another request before')
    }
    if (known.kind === 'running') {
      return conflict(409, 'UnknownError', 'The first request with this key is still running')
    }
    const body: unknown = JSON.parse(known.answer.body)
    return { kind: 'answer', status: known.answer.status, body }
  }
  idempotency.begin(call, request)
  try {
    if (delay > 0) await wait(delay)
    return call.store.transaction(() => {
      const body = attempt(call, handler)
      keepAnswer(call, request, { status: 200, body: JSON.stringify(body) })
      return { kind: 'answer', status: 200, body }
    })
  } finally {
    idempotency.end(call, request)
  }
}

function conflict(status: number, errorName: string, message: string): Answer {
  return { kind: 'answer', status, body: { status: 'error', errorName, message } }
}

/** Runs a handler so that its refusal undoes what it did but not what stands around it. */
function attempt(call: Call, handler: Handler): unknown {
  try {
    const result = call.store.transaction(() => handler(call))
    return result instanceof Refusal ? refusalBody(result) : result
  } catch (error) {
    if (error instanceof Refusal) return refusalBody(error)
    throw error
  }
}

async function run(call: Call, handler: Handler, { changes }: AnswerTools): Promise<Answer> {
  // A file takes its time to be made; nothing that changes the database does.
  const body = changes ? call.store.transaction(() => handler(call)) : await handler(call)
  if (body instanceof Promise) throw new TypeError(`${call.operationId} changes and waits`)
  if (body instanceof Refusal) throw body
  return { kind: 'answer', status: 200, body }
}
