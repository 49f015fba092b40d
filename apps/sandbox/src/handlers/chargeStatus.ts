import { caller, type Call, type Handlers } from '../http/call.ts'
import { closeKey } from '../money/idempotency.ts'
import { isRecord, parseRecord, text } from '../wire/input.ts'

/** Says in the contract's words what an answer that was kept has told its caller. */
function wireKept(body: string) {
  const { status, errorName, result } = parseRecord(body)
  if (!/^ok$/i.test(String(status))) {
    return { state: 'refused', ...(errorName !== undefined && { reason: errorName }) }
  }
  const orderId = isRecord(result) ? result['orderId'] : undefined
  return { state: 'done', ...(typeof orderId === 'string' && { orderId }) }
}

/** Tells what became of a key; one that no call has come with is closed before it is told. */
function getChargeStatus(call: Call): unknown {
  const owner = String(caller(call).id)
  const key = text(call.input, 'Key')
  const known = call.idempotency.look(call, owner, key)
  if (known.kind === 'first') closeKey(call, owner, key)
  if (known.kind === 'answered') return { status: 'ok', result: wireKept(known.answer.body) }
  const state = known.kind === 'running' ? 'processing' : 'unknown'
  return { status: 'ok', result: { state } }
}

/** What became of a call that moves money. */
export const chargeStatusHandlers: Handlers = { getChargeStatus }
