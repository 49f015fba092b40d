import { useEffectEvent, useLayoutEffect } from 'react'
import { dialogOpened } from './openDialogs.ts'

/**
 * Lets the browser's way back close something that is open, as Escape does.
 *
 * @param isOpen - whether there is something to close
 * @param onClose - closes it, or leaves it open where it must stay
 */
export function useWayBack(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useLayoutEffect(() => (isOpen ? dialogOpened({ close: () => close() }) : undefined), [isOpen])
}
