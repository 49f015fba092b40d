import { useAppContext, writeAddress } from '@parking/runtime'
import { useEffect } from 'react'

/** How long a message stays before the page leaves, in milliseconds (specification, section 9). */
const messageShownMs = 7000

/**
 * Goes back to the main page, which is loaded anew, so that nothing on it is older than the payment.
 *
 * @param isOver - whether there is nothing left to do here: then it goes by itself after a while
 * @returns goes at once
 */
export function useWayHome(isOver: boolean): () => void {
  const { clock, translator } = useAppContext()
  const { language } = translator
  useEffect(() => {
    if (!isOver) return undefined
    let isHere = true
    const leave = async () => {
      await clock.wait(messageShownMs)
      if (isHere) goHome(language)
    }
    void leave()
    return () => {
      isHere = false
    }
  }, [isOver, clock, language])
  return () => goHome(language)
}

function goHome(language: Parameters<typeof writeAddress>[1]): void {
  window.location.replace(writeAddress('/', language))
}
