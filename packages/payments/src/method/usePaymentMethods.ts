import { profileQuery, settingsQuery } from '@parking/api-client'
import { useAppContext, useIsMember } from '@parking/runtime'
import { useQuery } from '@tanstack/react-query'
import { paymentMethods } from './paymentMethods.ts'

/** The ways in which whoever is here may pay, and whose they are; null: nobody is signed in. */
export function usePaymentMethods({
  withReceipt = false,
  withBalance = false,
}: {
  readonly withReceipt?: boolean
  readonly withBalance?: boolean
} = {}) {
  const { api } = useAppContext()
  const { data: profile = null } = useQuery({ ...profileQuery(api), enabled: useIsMember() })
  const { data: settings = null } = useQuery(settingsQuery(api))
  const wanted = { withReceipt: withReceipt && settings?.hasReceipts === true, withBalance }
  return { profile, ...paymentMethods(profile, settings, wanted) }
}
