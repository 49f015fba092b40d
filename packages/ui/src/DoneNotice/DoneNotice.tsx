import { Notice } from '@parking/ui'
import { useEffect, useEffectEvent, type ReactNode } from 'react'

/** What came of something that was done. */
export interface Told {
  readonly tone: 'positive' | 'negative'
  readonly title?: string
  readonly text: string
}

/** How long it is told that something was done, in milliseconds (specification, section 9). */
const toldFor = 7000

/** Tells what came of something; a success goes by itself. */
export function DoneNotice({
  told,
  closeLabel,
  onRead,
}: {
  readonly told: Told | null
  readonly closeLabel: string
  readonly onRead: () => void
}): ReactNode {
  const read = useEffectEvent(onRead)
  useEffect(() => {
    if (told?.tone !== 'positive') return undefined
    const timer = setTimeout(() => read(), toldFor)
    return () => clearTimeout(timer)
  }, [told])
  if (told === null) return null
  return (
    <Notice
      tone={told.tone}
      title={told.title}
      announce={told.tone === 'positive' ? 'politely' : 'now'}
      onDismiss={onRead}
      dismissLabel={closeLabel}
    >
      {told.text}
    </Notice>
  )
}
