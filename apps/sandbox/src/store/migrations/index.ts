import { initial } from './0001-initial.ts'
import { lockedAccounts } from './0002-locked-accounts.ts'
import { sessionsOfPlate } from './0003-sessions-of-a-plate.ts'
import { accountKinds } from './0004-account-kinds.ts'
import { usualZones } from './0005-usual-zones.ts'
import { consents } from './0006-consents.ts'

/** The migrations in order; a file's version is the number of those it has seen. */
export const migrations: readonly string[] = [
  initial,
  lockedAccounts,
  sessionsOfPlate,
  accountKinds,
  usualZones,
  consents,
]
