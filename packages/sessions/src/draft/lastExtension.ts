import { profileQuery } from '@parking/api-client'
import { accountMark, type AppContext, personValue } from '@parking/runtime'
import { sufficientDuration, type CitySettings } from '@parking/domain'
import * as v from 'valibot'

type Context = Pick<AppContext, 'api' | 'city' | 'queryClient' | 'storage'>

const keptExtension = v.object({
  /** The mark of the account that has chosen it: nobody is offered another account's. */
  owner: v.string(),
  durationMinutes: v.number(),
})

/** Remembers by how much a session is extended, for the next time. */
export function extensionChosen(context: Context, durationMinutes: number): void {
  const owner = findOwner(context)
  if (owner !== null) kept(context).write({ owner, durationMinutes })
}

/**
 * By how much a session is extended when nobody has chosen: as the last time on this device, else by
 * the shortest time that the city sells.
 */
export function usualExtension(context: Context, durations: CitySettings['durations']): number {
  const last = kept(context).read()
  const isOurs = last !== null && last.owner === findOwner(context)
  return sufficientDuration(isOurs ? last.durationMinutes : 0, durations)
}

function findOwner({ api, queryClient }: Context): string | null {
  const profile = queryClient.getQueryData(profileQuery(api).queryKey)
  return profile === undefined ? null : accountMark(profile)
}

function kept(context: Context) {
  return personValue(context, 'extended', keptExtension)
}
