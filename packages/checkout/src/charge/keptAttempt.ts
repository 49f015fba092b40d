import { keptValue, tabStorage, type KeptValue } from '@parking/runtime'
import * as v from 'valibot'
import type { Attempt } from './ChargeState.ts'

/**
 * Keeps an attempt that is under way for as long as the tab lives, so that a page that is loaded
 * anew checks it first.
 *
 * @param name - of the kind of charge
 * @param cityId - an intent of one city is nothing to another's back end
 * @param intent - tells whether what was kept is still such an intent
 */
export function keptAttempt<Intent>(
  name: string,
  cityId: string,
  intent: v.GenericSchema<unknown, Intent>,
): KeptValue<Attempt<Intent>> {
  const key = `parking.pending.${cityId}.${name}`
  const attempt = v.object({
    intent,
    key: v.string(),
    since: v.number(),
    sentAt: v.number(),
    bank: v.nullable(
      v.object({
        order: v.nullable(v.string()),
        claim: v.nullable(v.picklist(['paid', 'declined'])),
      }),
    ),
  })
  return keptValue(tabStorage, key, attempt)
}
