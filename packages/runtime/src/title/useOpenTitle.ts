import { useEffect } from 'react'
import { create } from 'zustand'

/** What is open on the page, as the browser's tab says it; null where nothing is. */
export const useShownTitle = create<string | null>(() => null)

/**
 * Has the browser's tab begin with what is open on the page, as long as it is.
 *
 * @param title - such as a card's, or that of a page that the city has written; null where nothing is open
 */
export function useOpenTitle(title: string | null): void {
  useEffect(() => {
    useShownTitle.setState(title, true)
    return () => useShownTitle.setState(null, true)
  }, [title])
}
