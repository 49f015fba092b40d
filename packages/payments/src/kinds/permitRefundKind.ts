import type { PermitActionOutcome } from '@parking/api-client'
import * as v from 'valibot'
import type { ChargeKind } from '../charge/ChargeKind.ts'
import { absent, happened } from './accountShows.ts'
import { permitKind } from './permitKind.ts'

const permitRefundIntent = v.object({
  orderNumber: v.string(),
  /** Null where it is good for any vehicle. */
  plate: v.nullable(v.string()),
  /** When the permit began; null where that is not known, absent where it was not kept. */
  startsAt: v.nullish(v.number()),
  /** When the permit ended as the driver saw it, null where that is not known. */
  endsAt: v.nullable(v.number()),
})

/** What a driver wants who gives a permit back. */
export type PermitRefundIntent = v.InferOutput<typeof permitRefundIntent>

/** Loaded when it is wanted: few drivers have a permit, and fewer give one back. */
const permitCalls = () => import('../account/permitCalls.ts')

/** Gives a permit back; what was not used comes back to the balance. */
export const permitRefundKind: ChargeKind<PermitRefundIntent, PermitActionOutcome> = {
  name: 'permitRefund',
  intent: permitRefundIntent,
  paysByCall: () => true,
  isSafeAgain: true,
  send: async ({ api }, { orderNumber }, key) => {
    const { refundPermit } = await permitCalls()
    const result = await api.run(refundPermit({ orderNumber }), { idempotencyKey: key })
    return { kind: 'happened', result }
  },
  subject: ({ orderNumber }) => orderNumber,
  // The next permit of the car is another one.
  ends: ({ plate, startsAt }) =>
    plate === null
      ? undefined
      : { kind: 'permit', subject: permitKind.subject({ plate }), startsAt: startsAt ?? undefined },
  // It may have been given back elsewhere since the driver looked.
  checkBefore: async ({ orderNumber }, context) => {
    const { readBenefits } = await permitCalls()
    const { items, unreadable } = await readBenefits(context)
    const isThere = unreadable > 0 || items.some((one) => one.orderNumber === orderNumber)
    return isThere ? null : { kind: 'changed' }
  },
  read: async (context) => {
    const { readBenefits } = await permitCalls()
    const { items: benefits, unreadable } = await readBenefits(context)
    const isWhole = unreadable === 0
    return { sessions: [], operations: [], benefits, isWhole, now: context.clock.now() }
  },
  // It is gone before its end: the history does not say which permit a refund was for.
  find: ({ intent }, account) => {
    const { benefits, isWhole, now } = account
    const isGone = benefits?.every(({ orderNumber }) => orderNumber !== intent.orderNumber) ?? false
    const isEarly = intent.endsAt === null || now < intent.endsAt
    return isGone && isWhole && isEarly ? happened : absent(account)
  },
}
