import { useContext, useEffectEvent, useLayoutEffect } from 'react'
import { findWayBack } from './createWayBack.ts'
import { PagesContext } from './PagesContext.ts'

/**
 * Lets the browser's way back close something that is open, as Escape does.
 *
 * @param isOpen - whether there is something to close
 * @param onClose - closes it, or leaves it open where it must stay
 */
export function useWayBack(isOpen: boolean, onClose: () => void): void {
  const pages = useContext(PagesContext)
  const close = useEffectEvent(onClose)
  useLayoutEffect(() => {
    const wayBack = pages === null ? null : findWayBack(pages)
    return isOpen ? wayBack?.opened(() => close()) : undefined
  }, [pages, isOpen])
}
