import { useAppContext } from '@parking/runtime'
import type { TextPlace } from './readOthersAddress.ts'

/** Where the texts of this page's city stand. */
export function useTextPlace(): TextPlace {
  const { apiUrl } = useAppContext().city
  const { origin, pathname } = window.location
  // Without its hash, which a link within a text changes: the text itself stays as it is.
  const page = `${origin}${pathname}`
  return { page, backEnd: new URL(apiUrl, page).href }
}
