import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** How much is answered within a minute. */
export interface CallLimits {
  /** Requests of one address, of whatever kind. */
  address: number
  /** Calls of one account, by whichever of its tokens. */
  account: number
  /** Those of them that move money. */
  payments: number
}

/** More than browsers and people ever ask for, and less than a program could. */
export const CALL_LIMITS: CallLimits = { address: 6000, account: 1200, payments: 20 }

const MINUTE = 60_000

/** Holds a call back; @throws TooManyCalls when its caller has made too many. */
export type HoldBack = (
  request: FastifyRequest,
  caller: string | null,
  isPayment: boolean,
) => Promise<void>

/** Too many calls came within a minute. */
export class TooManyCalls extends Error {
  readonly statusCode = 429
  readonly retryAfterSeconds: number

  constructor(seconds: number) {
    super(`Too many calls: try again in ${seconds} s`)
    this.retryAfterSeconds = seconds
  }
}

/**
 * Holds back who asks for too much: every request by its address at once, and a call by its caller,
 * where one is known, through what this returns.
 */
export async function limitCalls(app: FastifyInstance, limits: CallLimits): Promise<HoldBack> {
  await app.register(rateLimit, { global: false, timeWindow: MINUTE })
  app.decorateRequest('caller', '')
  const keyGenerator = (request: FastifyRequest) => request.getDecorator<string>('caller')
  const address = app.createRateLimit({ max: limits.address })
  const account = app.createRateLimit({ max: limits.account, keyGenerator })
  const payments = app.createRateLimit({ max: limits.payments, keyGenerator })

  app.addHook('onRequest', async (request) => refuseBeyond(await address(request)))
  return async (request, caller, isPayment) => {
    if (caller === null) return
    request.setDecorator('caller', caller)
    refuseBeyond(await account(request))
    if (isPayment) refuseBeyond(await payments(request))
  }
}

type Count = Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>

function refuseBeyond(count: Count): void {
  if (!count.isAllowed && count.isExceeded) throw new TooManyCalls(count.ttlInSeconds)
}
