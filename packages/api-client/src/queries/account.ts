import type { Api } from '../createApi.ts'
import { companyOf } from '../fromWire/account.ts'
import {
  accountSettingsOf,
  confirmationRulesOf,
  knownBalance,
  profileOf,
} from '../fromWire/profile.ts'
import { read } from './queries.ts'

/** Reads the profile of the driver. */
export const profileQuery = (api: Api) =>
  read(api, ['profile'], {
    send: (c, o) => c.GET('/api/profile/get-profile-v6', o),
    decode: (result) => profileOf(result, api.timeZone),
  })

/** Reads the balance, null when the back end does not know it. */
export const balanceQuery = (api: Api) =>
  read(api, ['balance'], {
    send: (c, o) => c.GET('/api/profile/get-balance', o),
    decode: knownBalance,
  })

/** Reads the settings of the account. */
export const accountSettingsQuery = (api: Api) =>
  read(api, ['account-settings'], {
    send: (c, o) => c.GET('/api/profile/get-settings-v1', o),
    decode: accountSettingsOf,
  })

/** Reads how phones are confirmed. */
export const confirmationRulesQuery = (api: Api) =>
  read(api, ['confirmation-rules'], {
    send: (c, o) => c.GET('/api/auth/get-confirmation-type-v2', o),
    decode: confirmationRulesOf,
  })

/** Reads the profile of the company. */
export const companyQuery = (api: Api) =>
  read(api, ['company'], {
    send: (c, o) => c.GET('/api/corp-profile/get-profile', o),
    decode: companyOf,
  })
