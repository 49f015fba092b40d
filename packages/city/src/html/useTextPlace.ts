import { useAppContext } from '@parking/runtime'
import type { TextPlace } from './othersAddress.ts'

/** Where the texts of this page's city stand. */
export function useTextPlace(): TextPlace {
  const { apiUrl } = useAppContext().city
  const page = window.location.href
  return { page, backEnd: new URL(apiUrl, page).href }
}
