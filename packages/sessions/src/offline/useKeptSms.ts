import { smsCommandsQuery } from '@parking/api-client'
import type { CitySettings } from '@parking/domain'
import { useAppContext } from '@parking/runtime'
import { useEffect } from 'react'

/** Has the browser keep how to pay by SMS while there is a connection, where a city has that. */
export function useKeptSms({ smsNumber }: Pick<CitySettings, 'smsNumber'>): void {
  const { api, queryClient } = useAppContext()
  useEffect(() => {
    if (smsNumber !== null) void queryClient.prefetchQuery(smsCommandsQuery(api))
  }, [api, queryClient, smsNumber])
}
