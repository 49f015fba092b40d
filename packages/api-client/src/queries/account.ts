import { call } from '../call.ts'
import type { Api } from '../createApi.ts'
import { readCompany } from '../fromWire/account.ts'
import {
  readAccountSettings,
  readConfirmationRules,
  readKnownBalance,
  readProfile,
} from '../fromWire/profile.ts'
import { profilePath } from './earlyPaths.ts'
import { query } from './query.ts'

/** Reads the profile of the driver. */
export const profileQuery = (api: Api) => ({
  ...query(api, 'profile', call('get', profilePath, { read: readProfile })),
  // Sessions begin and end on other devices too: a page that was away tells nothing old.
  refetchOnWindowFocus: 'always' as const,
})

/** Reads the balance, null when the back end does not know it. */
export const balanceQuery = (api: Api) =>
  query(api, 'balance', call('get', '/api/profile/get-balance', { read: readKnownBalance }))

/** Reads the settings of the account. */
export const accountSettingsQuery = (api: Api) =>
  query(
    api,
    'account-settings',
    call('get', '/api/profile/get-settings-v1', { read: readAccountSettings }),
  )

/** Reads how phones are confirmed. */
export const confirmationRulesQuery = (api: Api) =>
  query(
    api,
    'confirmation-rules',
    call('get', '/api/auth/get-confirmation-type-v2', { read: readConfirmationRules }),
  )

/** Reads the profile of the company. */
export const companyQuery = (api: Api) =>
  query(api, 'company', call('get', '/api/corp-profile/get-profile', { read: readCompany }))
