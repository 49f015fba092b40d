import { ApiError, askChargeStatus, type ChargeStatus } from '@parking/api-client'
import { randomId, type AppContext } from '@parking/runtime'
import type { ChargeKind } from '../charge/ChargeKind.ts'
import type { ChargePorts, KeyStatus } from '../charge/ChargePorts.ts'
import { keptAttempts } from '../charge/keptAttempts.ts'
import { aloneInTabs } from './aloneInTabs.ts'
import { sendOnce } from './sendOnce.ts'

/** How every charge reaches the world, whoever pays: what is left is whose it is, and how it is found. */
export function chargePorts<Intent, Result>(
  kind: Pick<
    ChargeKind<Intent, Result>,
    'name' | 'intent' | 'paysByCall' | 'isSafeAgain' | 'subject' | 'send' | 'meansDone'
  >,
  { api, city, clock, queryClient, storage }: AppContext,
) {
  const { meansDone = () => null } = kind
  return {
    send: async (intent, key) => {
      try {
        return await sendOnce(queryClient, () => kind.send(api, intent, key))
      } catch (error) {
        const result = error instanceof ApiError ? meansDone(error.errorName) : null
        if (result === null) throw error
        return { kind: 'done', result }
      }
    },
    isSafeAgain: kind.isSafeAgain === true,
    knowsKeys: city.idempotencyKey === true,
    isNamed: (error) => error instanceof ApiError && error.kind === 'server',
    isExpired: (error) => error instanceof ApiError && error.isTokenExpired,
    wasAnswered: (error) => error instanceof ApiError && error.status !== null,
    isOutcomeUnknown: (error) => !(error instanceof ApiError) || error.outcomeUnknown,
    paysByCall: kind.paysByCall,
    subject: kind.subject,
    alone: (subject, work, ifTaken) =>
      aloneInTabs(`parking.charge.${city.id}.${kind.name}.${subject}`, work, ifTaken),
    newKey: randomId,
    clock,
    kept: keptAttempts(storage, kind.name, city.id, kind.intent),
  } satisfies Partial<ChargePorts<Intent, Result>>
}

/** Asks the city what became of a key. */
export function askForKey(
  { api, queryClient }: Pick<AppContext, 'api' | 'queryClient'>,
  question: Parameters<typeof askChargeStatus>[0],
): Promise<ChargeStatus> {
  return sendOnce(queryClient, () => api.run(askChargeStatus(question)))
}

/**
 * What a charge is told of a key.
 *
 * @param happensBeforeBank - whether the call has its effect before anybody pays at a bank
 */
export function toKeyStatus(status: ChargeStatus, happensBeforeBank: boolean): KeyStatus {
  // What has the order of a bank's page was not paid by the call.
  if (status.kind === 'done' && status.orderId !== null && !happensBeforeBank) {
    return { kind: 'neverCame' }
  }
  return status.kind === 'refused'
    ? { kind: 'refused', error: new ApiError({ kind: 'server', errorName: status.errorName }) }
    : { kind: status.kind }
}
