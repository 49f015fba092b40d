import { mapQuery } from '@parking/api-client'
import { useAppContext } from '@parking/runtime'
import { useQuery } from '@tanstack/react-query'

/** What a zone is called; null where only its number is known. */
export function useZoneName(number: string): string | null {
  const { api } = useAppContext()
  // It only looks at what the page has loaded.
  const { data } = useQuery({ ...mapQuery(api), enabled: false })
  const name = data?.zones.find((zone) => zone.number === number)?.name ?? number
  return name === number ? null : name
}
