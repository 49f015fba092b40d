import { companyQuery } from '@parking/api-client'
import { joinFleet, type Company, type Fleet } from '@parking/domain'
import { useAccountGuard, useAppContext } from '@parking/runtime'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'

/** The company that is signed in, and what it has, joined; null until it has come. */
export function useFleet(): {
  readonly query: UseQueryResult<Company>
  readonly fleet: Fleet | null
} {
  const { api } = useAppContext()
  const query = useQuery(companyQuery(api))
  useAccountGuard(query.error)
  const company = query.data
  const fleet = useMemo(() => (company === undefined ? null : joinFleet(company)), [company])
  return { query, fleet }
}
