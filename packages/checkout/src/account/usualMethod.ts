import type { City, Profile } from '@parking/domain'
import { keptValue, type AppContext } from '@parking/runtime'
import * as v from 'valibot'
import { accountMark } from './accountMark.ts'

type Context = Pick<AppContext, 'storage'> & { readonly city: Pick<City, 'id'> }
type Driver = Pick<Profile, 'email' | 'phones'>

const keptMethod = v.object({
  /** The mark of the account that has paid by it. */
  owner: v.string(),
  method: v.string(),
})

/** Remembers the way to pay that a driver has chosen for the next time. */
export function methodChosen(context: Context, driver: Driver, method: string): void {
  const owner = accountMark(driver)
  if (owner !== null) kept(context).write({ owner, method })
}

/** The way to pay that an account has chosen last on this device; null when it is not known. */
export function usualMethod(context: Context, driver: Driver): string | null {
  const found = kept(context).read()
  return found !== null && found.owner === accountMark(driver) ? found.method : null
}

/** Whoever uses the device next is somebody else. */
export function methodForgotten(context: Context): void {
  kept(context).write(null)
}

function kept({ storage, city }: Context) {
  return keptValue(storage, `parking.method.${city.id}`, keptMethod)
}
