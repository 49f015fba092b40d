import { useContext, useEffectEvent, useLayoutEffect } from 'react'
import { findBackButton } from './findBackButton.ts'
import { PagesContext } from './PagesContext.ts'

/**
 * Lets the browser's back button close something that is open, as Escape does.
 *
 * @param isOpen - whether there is something to close
 * @param onClose - closes it, or leaves it open where it must stay
 */
export function useBackButton(isOpen: boolean, onClose: () => void): void {
  const pages = useContext(PagesContext)
  const close = useEffectEvent(onClose)
  useLayoutEffect(() => {
    const backButton = pages === null ? null : findBackButton(pages)
    return isOpen ? backButton?.opened(() => close()) : undefined
  }, [pages, isOpen])
}
