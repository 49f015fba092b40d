import type { Api } from '../createApi.ts'

/** What can be read; the third part of a query's key. */
export type QueryName =
  | 'account-settings'
  | 'appeals'
  | 'balance'
  | 'barrier-cost'
  | 'benefits'
  | 'company'
  | 'confirmation-rules'
  | 'cost'
  | 'fine-image'
  | 'fines'
  | 'map'
  | 'news'
  | 'notification'
  | 'offers'
  | 'operations'
  | 'page'
  | 'permit-cards'
  | 'profile'
  | 'receipts'
  | 'settings'
  | 'sms-commands'
  | 'timings'
  | 'zones'

/** Makes the key that all reads of one name begin with, for instance to have them read again. */
export const queryKey = (api: Api, name: QueryName) => [...api.scope, name] as const
