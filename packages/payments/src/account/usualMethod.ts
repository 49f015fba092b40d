import type { City, Profile } from '@parking/domain'
import { personValue, type AppContext } from '@parking/runtime'
import * as v from 'valibot'
import { accountMark } from '@parking/runtime'

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

function kept(context: Context) {
  return personValue(context, 'method', keptMethod)
}
